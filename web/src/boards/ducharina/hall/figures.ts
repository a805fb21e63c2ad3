import { Group, type Matrix4, type Object3D, Vector3 } from 'three'

import { disposeGhost, type GhostKit, type GhostLook } from './ghosts'

/** A ghost as it is shown now. */
export interface ShownGhost {
  /** Of the same ghost, whatever becomes of it. */
  name: string
  seat: number
  ghost: number
  size: number
  height: number
  radius: number
  look: GhostLook
  at: Matrix4
}

interface Figure {
  shown: ShownGhost
  group: Group
  way: Way | null
}

interface Way {
  from: Vector3
  corner: Vector3
  to: Vector3
  start: number
  length: number
}

const STEP = 180
const LONGEST = 900
const BOB = 0.05

/** The ghosts of the hall: each is drawn anew when it looks otherwise, and glides when it is elsewhere. */
export class Figures {
  readonly group = new Group()
  readonly #kit: GhostKit
  readonly #figures = new Map<string, Figure>()

  constructor(kit: GhostKit) {
    this.#kit = kit
  }

  /** Shows these ghosts; those that were elsewhere set out now. At speed 0 they are there at once. */
  show(ghosts: ShownGhost[], now: number, speed: number): void {
    const names = new Set(ghosts.map(({ name }) => name))
    for (const [name, figure] of this.#figures) if (!names.has(name)) this.#remove(name, figure)
    for (const shown of ghosts) this.#put(shown, now, speed)
  }

  /** Everybody a step further; is anybody still on the way? */
  move(now: number): boolean {
    let isMoving = false
    for (const figure of this.#figures.values()) {
      if (figure.way === null) continue
      const part = Math.min(1, (now - figure.way.start) / figure.way.length)
      place(figure.group, figure.way, part)
      if (part >= 1) figure.way = null
      else isMoving = true
    }
    return isMoving
  }

  /** Everybody is where they belong. */
  finish(): void {
    this.move(Infinity)
  }

  /** What can be pointed at, and whose it is. */
  get bodies(): { body: Object3D; shown: ShownGhost }[] {
    return [...this.#figures.values()].map(({ group, shown }) => ({ body: group, shown }))
  }

  #put(shown: ShownGhost, now: number, speed: number): void {
    const known = this.#figures.get(shown.name)
    if (known !== undefined && isSame(known.shown, shown)) return
    const group = this.#drawn(shown, known)
    const to = new Vector3()
    shown.at.decompose(to, group.quaternion, group.scale)
    const from = known?.group.position ?? to
    const way = speed > 0 && from.distanceTo(to) > 0.01 ? wayOf(from.clone(), to, now, speed) : null
    if (way === null) group.position.copy(to)
    this.#figures.set(shown.name, { shown, group, way })
  }

  #drawn(shown: ShownGhost, known: Figure | undefined): Group {
    if (known?.shown.look === shown.look && known.shown.size === shown.size) return known.group
    if (known !== undefined) this.#remove(shown.name, known)
    const group = this.#kit.make(shown.seat, shown.size, shown.height, shown.radius, shown.look)
    if (known !== undefined) group.position.copy(known.group.position)
    this.group.add(group)
    return group
  }

  #remove(name: string, figure: Figure): void {
    this.group.remove(figure.group)
    disposeGhost(figure.group)
    this.#figures.delete(name)
  }
}

function isSame(one: ShownGhost, other: ShownGhost): boolean {
  return one.look === other.look && one.size === other.size && one.at.equals(other.at)
}

/** Along rows and columns, as ghosts go. */
function wayOf(from: Vector3, to: Vector3, start: number, speed: number): Way {
  const corner = new Vector3(from.x, Math.max(from.y, to.y), to.z)
  const far = Math.abs(from.x - to.x) + Math.abs(from.z - to.z)
  return { from, corner, to, start, length: Math.min(LONGEST, STEP * Math.max(1, far)) / speed }
}

function place(group: Group, { from, corner, to }: Way, part: number): void {
  const eased = part * part * (3 - 2 * part)
  const first = from.distanceTo(corner)
  const whole = first + corner.distanceTo(to)
  const gone = eased * whole
  if (whole < 0.001 || part >= 1) group.position.copy(to)
  else if (gone < first) group.position.lerpVectors(from, corner, gone / first)
  else group.position.lerpVectors(corner, to, (gone - first) / Math.max(0.001, whole - first))
  if (part < 1) group.position.y += BOB * Math.abs(Math.sin(gone * Math.PI))
}
