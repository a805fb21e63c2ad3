/** Makes bitmaps of our drawings for the page: `npm run draw`. What has not changed is not made again. */

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

/** What a folder of drawings gives: SVG by name. */
interface Drawings {
  /** Paper shows through these. */
  onPaper: Record<string, string>
  alone: Record<string, string>
}

const HERE = import.meta.dirname
const QUALITY = 78
const GRAIN = { width: 1040, height: 900, strength: 15 }

/** Paper: grey that is nowhere quite the same. */
async function grain(): Promise<Buffer> {
  let state = 9
  const pixels = Buffer.alloc(GRAIN.width * GRAIN.height)
  for (let nth = 0; nth < pixels.length; nth += 1) {
    state = (state * 16807) % 2147483647
    pixels[nth] = 128 + ((state % (2 * GRAIN.strength)) - GRAIN.strength)
  }
  const raw = { width: GRAIN.width, height: GRAIN.height, channels: 1 as const }
  return sharp(pixels, { raw }).blur(0.7).png().toBuffer()
}

function known(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

/** The drawings of one game, into the folder of its board. */
async function bake(game: string): Promise<void> {
  const { onPaper, alone } = (await import(`./${game}/index.ts`)) as Drawings
  const folder = join(HERE, '..', 'src', 'boards', game, 'drawn')
  const made = join(folder, 'made.json')
  mkdirSync(folder, { recursive: true })
  const before = known(made)
  const now: Record<string, string> = {}
  let paper: Buffer | null = null
  for (const [name, drawn] of Object.entries({ ...onPaper, ...alone })) {
    const hash = createHash('sha256').update(`${String(QUALITY)} ${drawn}`).digest('hex').slice(0, 16)
    now[name] = hash
    if (before[name] === hash) continue
    let picture = sharp(Buffer.from(drawn))
    if (name in onPaper) {
      paper ??= await grain()
      picture = picture.composite([{ input: paper, blend: 'overlay' }])
    }
    await picture.webp({ quality: QUALITY }).toFile(join(folder, `${name}.webp`))
  }
  writeFileSync(made, JSON.stringify(now))
}

for (const entry of readdirSync(HERE, { withFileTypes: true })) {
  if (entry.isDirectory()) await bake(entry.name)
}
