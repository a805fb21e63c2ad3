import { at, circle, ellipse, line, path } from './kit.ts'

/** Paper animals in a sheet of 120 by 90: a silhouette, a face, one thing of their own. */

const INK = '#2a2436'
const eye = (x: number, y: number, r = 2.4): string => circle(x, y, r, INK) + circle(x + 0.8, y - 0.8, r * 0.32, '#fff')
const eyes = (x: number, y: number, gap: number, r = 2.4): string => eye(x - gap / 2, y, r) + eye(x + gap / 2, y, r)
const shut = (x: number, y: number): string => line(`M${String(x - 4)} ${String(y)}q4 3 8 0`, INK, 1.8)
const smile = (x: number, y: number): string => line(`M${String(x - 4)} ${String(y)}q4 3 8 0`, INK, 1.5)

function moth(body: string, wing: string, spot: string): string {
  return path('M60 44C44 10 12 12 12 36C12 54 40 58 60 50C80 58 108 54 108 36C108 12 76 10 60 44Z', wing) + path('M60 50C44 52 30 62 36 74C46 82 56 66 60 56C64 66 74 82 84 74C90 62 76 52 60 50Z', wing, 'opacity=".85"') + circle(30, 34, 7, spot) + circle(90, 34, 7, spot) + ellipse(60, 48, 7, 22, body) + line('M57 28Q50 12 42 12M63 28Q70 12 78 12', body, 2.4) + eyes(60, 34, 7, 2)
}

function hare(fill: string): string {
  return path('M28 82C22 58 36 44 54 44C58 44 62 45 64 47C64 30 66 12 74 8C80 12 80 28 78 42C84 26 90 14 96 14C100 22 94 36 88 46C98 50 102 60 96 66C90 70 84 68 82 74V82Z', fill) + eye(88, 56) + circle(26, 74, 8, '#fff6e6') + line('M97 63l8-2M97 65l8 2', INK, 1)
}

function mouse(fill: string, ear: string): string {
  return path('M24 78C24 50 48 40 70 46C88 50 102 64 104 72C98 80 70 80 24 78Z', fill) + circle(66, 40, 13, fill) + circle(66, 40, 8, ear) + circle(84, 42, 10, fill) + circle(84, 42, 6, ear) + eye(90, 60) + circle(104, 71, 3, '#b0606a') + line('M26 76C8 78 6 60 16 54', fill, 3.4)
}

function bird(fill: string, breast: string, beak: string): string {
  return path('M22 34L40 46C44 30 62 24 76 32C92 40 92 66 70 74C48 80 30 68 34 52Z', fill) + path('M62 72C82 68 88 52 82 42C74 46 60 56 62 72Z', breast) + path('M88 42l16 3-15 6z', beak) + eye(78, 42) + line('M58 76v10M66 75v10', '#7a5233', 2.4)
}

function wasp(): string {
  return ellipse(48, 22, 20, 12, '#ffffff', 'opacity=".75" transform="rotate(-24 48 22)"') + ellipse(72, 22, 20, 12, '#ffffff', 'opacity=".75" transform="rotate(24 72 22)"') + path('M20 50C24 36 44 32 62 36C80 34 98 42 100 54C98 66 78 70 60 66C42 70 24 64 20 50Z', '#e2a72e') + line('M40 37v29M52 36v31M64 36v31', INK, 5) + path('M20 50L6 54L20 56z', INK) + eyes(88, 50, 10, 3) + line('M92 40q4-12 12-12', INK, 2)
}

function wader(fill: string, legs: string, beak: string): string {
  return line('M52 62V86M62 62V86', legs, 3) + path('M24 52C32 34 66 34 76 48C72 66 44 70 24 52Z', fill) + line('M72 46C86 34 72 22 82 12', fill, 8) + circle(83, 14, 8, fill) + path('M88 10l26 5-26 5z', beak) + eye(84, 12, 2)
}

function otter(fill: string): string {
  return path('M18 80C10 60 30 50 44 52C48 34 62 22 78 24C96 26 104 42 98 54C94 62 84 62 80 66V80Z', fill) + path('M80 44C92 40 100 48 98 54C92 62 80 58 80 44Z', '#e9d3b0') + eyes(84, 38, 14) + circle(96, 46, 3.4, INK) + path('M40 60h26v18H40z', '#fdf6e3') + line('M45 66h16M45 71h12', '#b9a47c', 1.8)
}

function fish(fill: string): string {
  return path('M14 30L34 48L14 66C18 54 18 42 14 30Z', fill) + path('M28 48C44 24 84 22 104 46C84 72 44 70 28 48Z', fill) + path('M56 32C62 20 72 20 78 30z', fill) + circle(60, 44, 3, '#d9744a') + circle(72, 52, 3, '#d9744a') + circle(50, 54, 2.4, '#d9744a') + eye(90, 43) + smile(97, 51)
}

function fox(): string {
  return path('M14 40C4 60 20 82 40 80H84C92 66 92 56 88 48L104 36L96 22L84 30L72 22L68 40C50 38 34 46 32 60C24 58 16 52 14 40Z', '#c8632f') + path('M14 40C10 50 12 60 18 66C26 62 24 56 22 52Z', '#fdf1de') + path('M76 48C82 58 92 54 104 36C94 40 82 40 76 48Z', '#fdf1de') + eye(84, 38) + eye(96, 35, 2) + circle(103, 37, 2.6, INK)
}

function boar(): string {
  return path('M14 74C10 46 30 28 58 28C84 28 100 44 108 58L104 68C98 72 90 70 86 74V84H76V76H40V84H30V76Z', '#6a5147') + line('M26 34l-4-10M38 29l-2-11M50 27V15M62 27l3-11M74 31l5-9', '#4a3730', 4) + ellipse(104, 62, 6, 7, '#8d6d5f') + circle(103, 60, 1.4, INK) + circle(105, 65, 1.4, INK) + path('M92 66q6 6 10-2l-4-4z', '#fdf6e3') + eye(88, 50)
}

function toad(): string {
  return path('M16 80C10 54 34 40 60 40S110 54 104 80Z', '#7f9355') + circle(42, 40, 11, '#7f9355') + circle(78, 40, 11, '#7f9355') + circle(42, 39, 6, '#fdf6e3') + circle(78, 39, 6, '#fdf6e3') + eyes(60, 40, 36, 2.8) + line('M38 62q22 12 44 0', INK, 2.2) + circle(30, 66, 3, '#5f7340') + circle(92, 68, 3, '#5f7340') + circle(60, 52, 2.4, '#5f7340')
}

function badger(): string {
  return path('M12 78C10 52 30 38 56 40C76 40 92 46 106 64C104 72 96 74 88 74V80Z', '#5f6166') + path('M70 48C86 44 100 52 107 64C98 72 84 70 74 62Z', '#fdf6e3') + path('M74 54C86 50 96 54 103 62L100 66C90 60 82 58 74 60Z', '#2f3136') + eye(88, 57, 2) + circle(106, 64, 3.2, INK) + circle(72, 46, 6, '#2f3136') + ellipse(40, 40, 22, 5, '#f4efe4', 'opacity=".8"')
}

function mole(): string {
  return path('M10 84C18 66 34 70 40 84Z', '#6b4f3a') + path('M26 80C24 54 46 42 66 46C84 50 98 62 106 72C100 80 80 82 26 80Z', '#4b4652') + ellipse(104, 72, 7, 4.5, '#d98f93') + shut(86, 60) + path('M62 82c-4-12 14-16 20-6l2 8z', '#d9a9a0')
}

function newt(): string {
  return path('M8 62C22 44 34 70 52 58C66 46 88 40 104 52C108 60 98 68 86 66C70 68 62 78 46 76C30 74 22 60 8 62Z', '#3d7f86') + path('M52 58l8-12 6 8 8-12 4 10z', '#e08a3c') + line('M62 70l-4 12M82 66l4 12M50 74l-8 8', '#3d7f86', 4) + eye(94, 53) + smile(100, 60)
}

function beetle(): string {
  return ellipse(56, 52, 34, 24, '#4d5a3a') + line('M56 28V76', '#2f3a26', 2) + circle(92, 52, 13, '#2f3a26') + ellipse(34, 60, 16, 12, '#ffe08a') + line('M40 74l-8 10M58 76v10M74 72l8 10M98 42q6-12 14-12M100 46q10-6 14-2', '#2f3a26', 3) + eye(96, 49) + circle(34, 60, 26, '#ffe9a6', 'opacity=".35"')
}

function owl(fill: string, breast: string): string {
  return path('M34 84V38C34 10 86 10 86 38V84C70 74 50 74 34 84ZM35 26L28 6L50 18ZM85 26L92 6L70 18Z', fill) + ellipse(60, 62, 16, 18, breast) + circle(48, 38, 11, '#fdf6e3') + circle(72, 38, 11, '#fdf6e3') + eyes(60, 38, 24, 4) + path('M55 46h10l-5 9z', '#d9a441')
}

function stoat(): string {
  return path('M12 72C6 60 14 50 24 54C34 58 40 70 54 68C56 50 62 30 78 26C94 24 102 38 98 48C94 56 86 56 82 62C82 74 76 82 62 82H30C20 82 14 78 12 72Z', '#f4f5f2', 'stroke="#9aa3b3" stroke-width="2"') + path('M12 72C6 60 14 50 24 54C20 60 16 66 12 72Z', '#2f3136') + circle(74, 28, 5, '#f4f5f2', 'stroke="#9aa3b3" stroke-width="2"') + eyes(86, 38, 11, 2.2) + circle(96, 45, 2.6, INK)
}

function dormouse(): string {
  return ellipse(58, 60, 38, 24, '#b98a55') + line('M22 66C8 50 20 34 40 38', '#8f6538', 8) + circle(74, 42, 10, '#b98a55') + circle(74, 42, 6, '#e3b98c') + shut(84, 58) + circle(96, 62, 2.6, INK) + line('M88 28h10l-10 10h10M102 14h8l-8 8h8', '#6b6f86', 2)
}

function ram(): string {
  return path('M20 82V54C20 40 36 32 56 34C76 32 86 44 86 56V82H76V66H32V82Z', '#cfe2ee') + circle(88, 46, 17, '#e6f1f7') + `<path d="M84 34C70 22 58 34 64 46C68 54 78 50 76 44" fill="none" stroke="#7fa3bd" stroke-width="7" stroke-linecap="round"/>` + eyes(92, 46, 12) + circle(100, 56, 2.8, INK) + path('M30 34l6-12 6 10 8-14 6 14 8-12 4 14z', '#eef6fb')
}

function grief(): string {
  return path('M24 84C20 44 36 12 60 12S100 44 96 84C88 76 82 76 78 84C70 76 66 76 60 84C54 76 50 76 42 84C38 76 32 76 24 84Z', '#6f7fa8') + eyes(60, 40, 20, 3.4) + line('M50 52q-2 10 0 14M70 52q2 10 0 14', '#cfe2ff', 3) + line('M52 64q8-6 16 0', INK, 2) + path('M34 26q26-26 52 0l-6 6q-20-16-40 0z', '#4d5c85')
}

function patient(): string {
  return path('M22 86L26 56C20 42 44 36 64 40C72 34 74 28 78 24C88 22 96 28 100 36C96 42 90 42 86 44C84 52 80 58 76 62L78 86H70L66 66C54 70 44 70 38 66L32 86Z', '#8aa0bd') + line('M80 26C74 10 62 10 56 2M76 16L82 4M86 24C92 10 104 12 112 2M94 14V4', '#8aa0bd', 3.4) + eye(90, 33, 2) + line('M40 52h24M44 58h18', '#6f86a5', 1.6)
}

function unsaid(): string {
  return path('M16 88C14 40 34 8 60 8S106 40 104 88C96 78 90 78 86 88C78 78 72 78 66 88C60 78 54 78 48 88C42 78 36 78 30 88C26 80 20 80 16 88Z', '#2c2547') + eyes(60, 38, 26, 5) + circle(47, 38, 5, '#f4c95d') + circle(73, 38, 5, '#f4c95d') + line('M46 58h28', '#6f659c', 3) + path('M40 66h40v12H40z', '#f3e7cf', 'opacity=".9"') + line('M46 72h28', '#2c2547', 1.6)
}

export const CREATURES: Record<string, string> = {
  'tin-moth': moth('#5d666e', '#b9c4cc', '#8794a0'),
  'counting-hare': hare('#a98a64'),
  'latch-mouse': mouse('#8d8078', '#e3b6b0'),
  'hedge-wren': bird('#7a5a3c', '#e0c49a', '#5c4229'),
  'apple-wasp': wasp(),
  'reed-heron': wader('#8d9ba6', '#6a6f52', '#d9a441'),
  'ledger-otter': otter('#6b4a36'),
  'ford-trout': fish('#7f9a8c'),
  'fence-fox': fox(),
  'bramble-boar': boar(),
  'doorstep-toad': toad(),
  'mill-badger': badger(),
  'flour-ghost-moth': moth('#b8ab96', '#f6f0e2', '#ddd0b8'),
  'root-mole': mole(),
  'well-newt': newt(),
  'lantern-beetle': beetle(),
  'choir-owl': owl('#8d7a66', '#e6d6b8'),
  'snow-stoat': stoat(),
  'wintering-dormouse': dormouse(),
  'ice-ram': ram(),
  'sleepless-crane': wader('#e6e9ee', '#55606a', '#b4482f'),
  'oriels-grief': grief(),
  'patient-one': patient(),
  'the-unsaid': unsaid(),
}

export function creatureDrawings(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, drawn] of Object.entries(CREATURES)) found[`creature-${name}`] = loose(120, 90, drawn)
  return found
}

/** Something on its own, without a ground. */
export function loose(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width * 2)}" height="${String(height * 2)}" viewBox="0 0 ${String(width)} ${String(height)}"><defs><radialGradient id="glow"><stop stop-color="#fff3c4" stop-opacity=".95"/><stop offset=".4" stop-color="#ffd67a" stop-opacity=".45"/><stop offset="1" stop-color="#ffd67a" stop-opacity="0"/></radialGradient><filter id="paper" x="-8%" y="-8%" width="116%" height="116%"><feDropShadow dx="0" dy="1" stdDeviation="1.4" flood-color="#000" flood-opacity=".45"/></filter></defs><g filter="url(#paper)">${at(0, 0, 1, inner)}</g></svg>`
}
