import {
  at, Chance, circle, document, ellipse, glow, ground, HEIGHT, line, n, type Palette, path, sheet, sky, snowing, stars, WIDTH,
} from './kit.ts'
import { PALETTES } from './palettes.ts'
import { birch, bramble, bush, fern, fir, firs, grass, reeds, roots, roundTree, trunk } from './plants.ts'
import {
  boot, chair, cottageUpsideDown, den, door, fence, ferry, fire, gate, haystack, hole, house, iceWall, ladder, lamp, mill, moon,
  nest, pump, singingStone, stag, starling, teapot, well, wheel, window,
} from './things.ts'

/** What a drawing is made with: the chapter's colours, and chance that is the same each time. */
interface Studio {
  p: Palette
  chance: Chance
}

type Drawing = (studio: Studio) => string

interface Disc { x: number; y: number; r: number }

/** Sky, two far layers of hills and trees. */
function far({ p, chance }: Studio, disc: Disc | null, count = 12, gap: [number, number] = [200, 330]): string {
  return (
    sky(p, chance, disc) +
    sheet(ground(chance, 236, 14, p.layers[0]) + firs(chance, count, 246, 44, 92, p.layers[0])) +
    sheet(ground(chance, 276, 10, p.layers[1]) + firs(chance, Math.round(count * 0.8), 290, 88, 150, p.layers[1], gap))
  )
}

function middle({ p, chance }: Studio, y = 322): string {
  return sheet(ground(chance, y, 8, p.layers[2]))
}

function way({ p }: Studio): string {
  return path('M270 322C236 350 330 362 262 402C234 420 228 436 220 460H372C372 434 396 402 362 372C330 354 312 340 312 322Z', p.path, 'opacity=".9"')
}

/** The nearest paper: trunks at both edges, ferns. */
function near({ p, chance }: Studio, isFramed = true): string {
  const frame = isFramed
    ? trunk(14, 460, 470, 30, p.layers[4], 8) + trunk(520, 460, 480, 28, p.layers[4], -14)
    : ''
  return (
    sheet(frame + ground(chance, 424, 5, p.layers[3])) +
    fern(56, 456, 56, p.layers[4]) + fern(118, 460, 40, p.layers[4]) + fern(446, 458, 58, p.layers[4]) + fern(392, 462, 36, p.layers[4])
  )
}

function water({ p }: Studio, y: number, tint = '#5f98a6'): string {
  const waves = [16, 38, 64, 92].map((down, nth) => line(`M${String(-20 + nth * 30)} ${String(y + down)}q60 -10 120 0t120 0t120 0t120 0t120 0`, '#e9f4f0', 1.8, 'opacity=".4"')).join('')
  return sheet(path(`M-10 ${String(y)}C120 ${String(y - 12)} 240 ${String(y + 10)} 330 ${String(y)}S470 ${String(y - 10)} 530 ${String(y + 4)}V460H-10Z`, tint, `stroke="${p.layers[0]}" stroke-width="2"`)) + waves
}

function cave({ p, chance }: Studio): string {
  let vault = 'M-10 -10H530V150'
  for (let x = 530; x >= -10; x -= 12) vault += `L${n(x)} ${n(96 + Math.abs(x - 260) * 0.22 + chance.between(-7, 7))}`
  return (
    `<rect width="520" height="450" fill="url(#sky)"/>` + glow(260, 300, 300, 0.75) +
    sheet(path(`${vault}V-10Z`, p.layers[3])) + roots(90, 190, 170, p.layers[2]) + roots(420, 196, 180, p.layers[2]) + roots(258, 140, 130, p.layers[3]) +
    sheet(ground(chance, 318, 8, p.layers[1]))
  )
}

function room({ p }: Studio): string {
  const boards = [0, 1, 2, 3, 4, 5, 6].map((nth) => line(`M${String(nth * 90 - 40)} 330L${String((nth * 90 - 40) * 1.3 - 76)} 450`, p.layers[4], 2)).join('')
  return `<rect width="520" height="450" fill="${p.layers[2]}"/>${path('M0 0H520V330H0Z', p.layers[1])}${sheet(path('M-10 330H530V460H-10Z', p.layers[3]))}${boards}`
}

function snowHills(studio: Studio, disc: Disc | null): string {
  const { p, chance } = studio
  return sky(p, chance, disc) + sheet(ground(chance, 214, 26, p.layers[0])) + sheet(ground(chance, 262, 18, p.layers[1]) + firs(chance, 9, 272, 40, 86, p.layers[2], [170, 350])) + sheet(ground(chance, 316, 12, '#eef3f8'))
}

export const SCENES: Record<string, Drawing> = {
  p1: (s) =>
    far(s, { x: 118, y: 92, r: 26 }, 10, [220, 470]) + middle(s) + way(s) + sheet(house(372, 338, 1.5, '#7b6f76', '#3b3348', false)) +
    sheet(fence(96, 372, 1)) + line('M300 226h16', '#2f3338', 4) + at(308, 262, 0.62, lamp(0, 40, 1, true)) +
    sheet(pump(226, 356, 0.7)) + near(s, false) + grass(s.chance, 450, 46, '#dfe9f2') + snowing(s.chance, 40),
  p2: (s) =>
    far(s, { x: 390, y: 84, r: 30 }) + middle(s) + way(s) + sheet(gate(218, 344, 1.35)) + sheet(bush(382, 352, 34, s.p.layers[3], '#c9d3dd') + bush(330, 344, 24, s.p.layers[2], '#c9d3dd')) + near(s) + stars(s.chance, 30),
  '1-1': (s) =>
    far(s, { x: 410, y: 80, r: 30 }, 8) + middle(s) + sheet(roundTree(s.chance, 152, 350, 92, '#5c4630', '#6d8444', '#c23b2c') + roundTree(s.chance, 366, 362, 104, '#5c4630', '#82914a', '#d2492f')) +
    sheet(ladder(338, 366, 1.15, 10)) + sheet(roundTree(s.chance, 46, 338, 56, '#5c4630', '#8a8f4c', '#b4482f')) + near(s, false) + grass(s.chance, 448, 60, s.p.layers[4]) + circle(230, 410, 5, '#c23b2c') + circle(290, 402, 5, '#b93526') + circle(404, 414, 5, '#c23b2c'),
  '1-2': (s) =>
    far(s, { x: 92, y: 74, r: 26 }, 9) + sheet(path('M-10 460V300C60 196 160 168 262 176S460 214 530 330V460Z', s.p.layers[2])) + trunk(262, 182, 170, 26, s.p.layers[4]) +
    hole(188, 240, 1, '#7a4a2f') + hole(312, 280, 1, '#8c3f36') + hole(414, 316, 1, '#3d6b73') + hole(110, 388, 1, '#5d7a3d') + boot(322, 392, 0.9) + hole(252, 332, 0.7, '#54432f') + hole(372, 246, 0.62, '#54432f') + hole(126, 290, 0.62, '#54432f') + hole(458, 382, 0.7, '#54432f') +
    fern(86, 394, 30, '#3f6b34') + fern(140, 396, 26, '#3f6b34') + near(s, false) + grass(s.chance, 446, 50, s.p.layers[4]),
  '1-3': (s) =>
    far(s, { x: 96, y: 96, r: 24 }) + middle(s) + way(s) + sheet(lamp(290, 366, 1.55, false, 7)) +
    [[248, 150], [330, 120], [352, 168], [238, 196], [308, 96], [276, 118], [372, 140], [226, 122], [342, 206]].map(([x, y]) => starling(x ?? 0, y ?? 0, 1)).join('') + near(s) + grass(s.chance, 446, 30, s.p.layers[4]),
  '1-4': (s) =>
    far(s, { x: 356, y: 120, r: 38 }, 7) + middle(s) + sheet(bramble(s.chance, 130, 372, 58, '#4d3544') + bramble(s.chance, 60, 400, 50, '#5a3f50') + bush(150, 366, 40, '#5d7440', '#7a2f4a')) +
    way(s) + sheet(bramble(s.chance, 430, 384, 60, '#4d3544') + bramble(s.chance, 300, 360, 34, '#5a3f50')) + near(s, false) + bramble(s.chance, 480, 450, 70, s.p.layers[4]) + bramble(s.chance, 20, 450, 70, s.p.layers[4]),
  '2-1': (s) =>
    far(s, { x: 260, y: 84, r: 28 }, 11, [0, 0]) + water(s, 296) + line('M40 226Q260 268 480 222', '#5b3e27', 3) + sheet(path('M-10 330C40 286 120 300 132 330L120 372H-10Z', s.p.layers[2]) + line('M96 330V214', '#5b3e27', 9)) +
    sheet(path('M530 316C470 284 400 296 384 326L400 360H530Z', s.p.layers[2]) + line('M424 322V212', '#5b3e27', 9)) + sheet(ferry(262, 354, 1)) + reeds(s.chance, 60, 380, 12, '#2f565f') + near(s, false),
  '2-2': (s) =>
    far(s, { x: 120, y: 70, r: 24 }) + water(s, 286, '#6ba3ac') + sheet(singingStone(124, 354, 1.2, '#7f8d8b') + singingStone(272, 300, 1.05, '#95a19d') + singingStone(398, 374, 1.3, '#6f7f80')) +
    line('M60 130q60-34 120 0t120 0t120 0', '#fff3cf', 1.6, 'opacity=".55"') + line('M60 140q60-34 120 0t120 0t120 0', '#fff3cf', 1.6, 'opacity=".4"') + near(s, false) + reeds(s.chance, 482, 440, 10, s.p.layers[4]),
  '2-3': (s) =>
    far(s, { x: 400, y: 88, r: 30 }, 10, [0, 0]) + water(s, 300, '#5d8f98') + reeds(s.chance, 120, 372, 20, '#3c5f52') + reeds(s.chance, 400, 380, 22, '#3c5f52') + sheet(nest(262, 330, 1.5)) +
    sheet(at(368, 300, 1, line('M0 60V20M8 60V22', '#55606a', 3) + path('M-24 16C-14-8 18-10 26 10L6 26Z', '#9aa9b3') + line('M20 4C34-10 24-34 34-48', '#9aa9b3', 7) + path('M32-54l26 4-26 6z', '#d9a441') + circle(34, -50, 6, '#9aa9b3') + circle(36, -52, 1.3, '#1b2422'))) + reeds(s.chance, 250, 440, 16, s.p.layers[4]) + near(s, false),
  '2-4': (s) =>
    far(s, { x: 410, y: 70, r: 22 }) + water(s, 278, '#4f8794') + sheet(lamp(272, 330, 1.35, false)) + glow(276, 388, 92, 0.9) + at(276, 352, 0.9, '<g transform="scale(1 -0.62)" opacity=".75">' + lamp(0, 0, 1.1, true) + '</g>') +
    line('M150 372q40-8 80 0t80 0t80 0', '#fff3cf', 2, 'opacity=".6"') + reeds(s.chance, 70, 420, 12, s.p.layers[4]) + near(s, false),
  '3-1': (s) =>
    cave(s) + sheet(door(104, 280, 1.05, '#4f7a4a') + door(262, 246, 0.95, '#3f6288') + door(418, 288, 1.05, '#7a5a36')) + sheet(door(118, 392, 1.1, '#8fa7a8') + door(268, 352, 1.15, '#9b3a30', true) + door(412, 402, 0.75, '#5f4a6b')) + near(s, false),
  '3-2': (s) => cave(s) + sheet(mill(236, 368, 1.5)) + sheet(wheel(392, 356, 1.05)) + sheet(path('M96 366h62l-8-40h-46z', '#d9c9a8') + path('M84 372c6-26 34-26 40 0z', '#f4efe4')) + ellipse(250, 392, 150, 10, '#efe6d4', 'opacity=".55"') + near(s, false),
  '3-3': (s) => cave(s) + cottageUpsideDown(262, 92, 1.55) + `<g transform="translate(166 232) scale(1.2 -1.2)">${teapot(0, 0, 1)}</g>` + sheet(at(372, 284, 1, path('M-22 0V-34H22V0Z', '#d9b36a') + path('M-16-5V-29H16V-5Z', '#4b3b35') + circle(-5, -16, 4.5, '#e9cfa8') + circle(6, -16, 4.5, '#e9cfa8'))) + near(s, false),
  '3-4': (s) => cave(s) + sheet(path('M176 460V196H344V460Z', '#1c1a22')) + Array.from({ length: 9 }, (_, row) => line(`M176 ${String(214 + row * 28)}H214M306 ${String(228 + row * 28)}H344`, '#6c625c', 5)).join('') + sheet(well(260, 196, 1.45)) + line('M260 160V372', '#d7c08e', 2.6) + at(260, 420, 0.62, lamp(0, 0, 1, true)) + ellipse(260, 430, 78, 12, '#3c6a78') + fern(196, 300, 22, '#55703f') + fern(326, 342, 22, '#55703f') + near(s, false),
  '4-1': (s) => snowHills(s, { x: 400, y: 92, r: 26 }) + sheet(haystack(112, 330, 1.15) + haystack(170, 340, 0.8)) + sheet(fir(404, 332, 150, '#5c7291') + fir(452, 344, 118, '#6b82a2')) + fire(262, 366, 1.25) + ellipse(206, 400, 28, 9, '#b79b84') + ellipse(340, 408, 22, 8, '#a58b78') + snowing(s.chance, 70) + near(s, false),
  '4-2': (s) =>
    sky(s.p, s.chance, { x: 112, y: 70, r: 24 }) + sheet(path('M-10 250L90 130L160 196L250 70L330 168L420 60L530 170V460H-10Z', s.p.layers[1]) + path('M90 130L124 162L104 176L82 160ZM250 70L286 114L262 132L226 104ZM420 60L456 104L430 124L394 98Z', '#ffffff')) +
    sheet(path('M-10 300C70 250 130 270 170 318S250 392 300 350S420 236 530 250V460H-10Z', '#e3ebf4')) + sheet(path('M-10 370C90 330 150 366 262 384S440 330 530 340V460H-10Z', '#f3f7fb')) +
    line('M118 290l34 40M330 320l40-34M410 274l44-8', '#b9c8db', 3) + [[82, 262], [128, 276], [352, 300], [410, 262], [462, 256], [222, 352], [286, 358]].map(([x, y], nth) => at(x ?? 0, y ?? 0, nth === 5 ? 1.05 : 0.8, owl(nth % 2 ? '#7f8fab' : '#9aa8c0'))).join('') + snowing(s.chance, 120) + near(s, false),
  '4-3': (s) => snowHills(s, { x: 96, y: 70, r: 22 }) + sheet(path('M92 344L104 190L96 120L110 60L118 128L112 200L126 344Z', '#6a5146') + line('M100 180L66 150M114 160L146 128M106 110L84 90', '#6a5146', 6) + line('M112 66L108 140L114 210', '#2f2522', 4)) + sheet([288, 312, 338, 360].map((x, nth) => birch(x, 336 + nth * 3, 190 - nth * 12)).join('')) +
    sheet(at(206, 380, 1, path('M-40 4C-44-24-14-40 4-38S44-22 40 4Z', '#8f979c') + path('M-34-18C-26-40 28-44 36-16C16-24-14-24-34-18Z', '#6f8f4f'))) + sheet(den(424, 372, 0.86)) + bush(470, 374, 30, '#3f6b4a', '#c23b2c') + near(s, false) + snowing(s.chance, 50),
  '4-4': (s) => snowHills(s, { x: 420, y: 60, r: 20 }) + sheet(iceWall(274, 384, 1.5)) + glow(326, 262, 120, 0.9) + at(326, 318, 0.75, '<g opacity=".92">' + lamp(0, 0, 1, true) + '</g>') + sheet(stag(134, 384, 1.35, '#7f94b0')) + snowing(s.chance, 80) + near(s, false),
  '5-1': (s) => far(s, null) + stars(s.chance, 70) + moon(404, 84, 30) + middle(s) + way(s) + sheet(fence(262, 374, 1.1)) + sheet(pump(118, 352, 1)) + sheet(house(416, 336, 1.15, '#4a4470', '#2b2750', true)) + [[60, 390], [180, 396], [336, 398], [470, 388], [232, 386]].map(([x, y]) => circle(x ?? 0, y ?? 0, 2, '#ffd67a') + circle((x ?? 0) + 8, y ?? 0, 2, '#ffd67a')).join('') + near(s),
  '5-2': (s) =>
    room(s) + sheet(window(262, 216, 1.35, '#14122c')) + moon(284, 128, 13) + sheet(path('M-10 420V318Q-10 292 30 292H150Q176 292 176 318V420Z', '#4a3a63') + path('M-10 340Q80 322 176 340V372Q80 356-10 372Z', '#cfc3e2') + path('M-10 312Q30 300 60 312V338Q30 328-10 338Z', '#efe8f6')) +
    sheet(at(214, 330, 1, path('M-26 0V-44H26V0Z', '#5a4870') + path('M-30-44h60v-7h-60z', '#6f5b88') + ellipse(0, -54, 15, 6, '#d9cfe6') + path('M-7-54c-3-20 17-20 14 0z', '#a8c3d6'))) +
    sheet(chair(386, 392, 1.3)) + ellipse(262, 418, 120, 16, '#3a3157') + glow(262, 170, 180, 0.45) + path('M478 460C440 330 470 200 530 150V460Z', '#07061a', 'opacity=".7"') + path('M500 460C480 360 500 260 530 230V460Z', '#07061a') + circle(498, 300, 3, '#f4c95d') + circle(512, 300, 3, '#f4c95d'),
  '5-3': (s) => far(s, null, 13, [150, 380]) + stars(s.chance, 80) + middle(s) + glow(262, 300, 190, 0.6) + sheet(lamp(258, 384, 1.75, false)) + [90, 140, 400, 446].map((x) => trunk(x, 372, 330, 18, s.p.layers[2], x < 260 ? 16 : -16)).join('') + ellipse(258, 396, 110, 14, s.p.path, 'opacity=".35"') + near(s),
}

function owl(fill: string): string {
  return path('M-16 20V-8C-16-28 16-28 16-8V20C6 14-6 14-16 20ZM-15-16L-20-30L-6-22ZM15-16L20-30L6-22Z', fill) + circle(-6, -8, 5, '#fdf6e3') + circle(6, -8, 5, '#fdf6e3') + circle(-6, -8, 2, '#22324a') + circle(6, -8, 2, '#22324a') + path('M-3-3h6L0 3z', '#d9a441')
}

export const ENDINGS: Record<string, [number, Drawing]> = {
  'ending-1': [1, (s) => far(s, { x: 262, y: 160, r: 46 }) + middle(s) + way(s) + sheet(lamp(120, 366, 1.1, true) + lamp(404, 362, 1, true)) + near(s)],
  'ending-2': [4, (s) => snowHills(s, { x: 262, y: 90, r: 34 }) + sheet(lamp(380, 366, 1.3, true)) + sheet(path('M120 384C116 340 160 318 210 320C250 320 284 336 292 384Z', '#4a3328') + path('M272 384c0-20 30-24 40-6l4 6z', '#4a3328')) + near(s, false) + snowing(s.chance, 60)],
  'ending-3': [0, (s) => far(s, { x: 110, y: 80, r: 26 }) + middle(s) + way(s) + sheet(gate(262, 350, 1.5)) + sheet(house(420, 330, 0.8, '#7b6f76', '#3b3348', true)) + near(s) + stars(s.chance, 40)],
  'ending-4': [3, (s) => cave(s) + sheet(house(262, 366, 1.7, '#a98a6a', '#6f3f38', true)) + teapot(420, 372, 1) + near(s, false)],
  'ending-5': [1, (s) => far(s, { x: 400, y: 90, r: 30 }) + middle(s) + way(s) + [110, 200, 330, 420].map((x, nth) => sheet(house(x, 332 + (nth % 2) * 14, 0.62, '#b59a7a', '#7a4038', true))).join('') + near(s, false)],
  'ending-6': [5, (s) => far(s, null, 13) + stars(s.chance, 120) + moon(120, 90, 26) + middle(s) + sheet(lamp(280, 384, 1.6, false)) + near(s)],
}

export function sceneDrawings(): Record<string, string> {
  const found: Record<string, string> = {}
  Object.entries(SCENES).forEach(([name, draw], nth) => {
    const p = PALETTES[name.startsWith('p') ? 0 : Number(name[0])] ?? PALETTES[0]
    if (p) found[`scene-${name}`] = document(p, draw({ p, chance: new Chance(nth + 3) }))
  })
  found['scene-1-3b'] = found['scene-1-3'] ?? ''
  Object.entries(ENDINGS).forEach(([name, [chapter, draw]], nth) => {
    const p = PALETTES[chapter]
    if (p) found[name] = document(p, draw({ p, chance: new Chance(nth + 71) }))
  })
  return found
}

export const SHEET = { width: WIDTH * 2, height: HEIGHT * 2 }
