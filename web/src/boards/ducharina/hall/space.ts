import { Matrix4, Vector3 } from 'three'

import type { PicturedPiece, PicturedShape } from '../../../wire'
import { HALL, inward, LAID, type Point, SQUARE } from '../geometry'

/** In the picture a square is 1, the hall's middle is the origin, east is +x, up is +y, north is −z. */
const TO_PICTURE = new Matrix4().set(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1)
const FROM_PICTURE = TO_PICTURE.clone().transpose()

/** A point of the hall, in thousandths, where the picture has it. */
export function pictured(x: number, y: number, z = 0): Vector3 {
  return new Vector3((x - HALL / 2) / SQUARE, z / SQUARE, (HALL / 2 - y) / SQUARE)
}

/** The way to a side of the hall, in the picture. */
export function wayTo(side: number): Vector3 {
  const { x, y } = inward(side)
  return new Vector3(-x, 0, y)
}

function wayInHall(side: number): Point {
  const { x, y } = inward(side)
  return { x: 0 - x, y: 0 - y }
}

/** Where a point of the picture's floor is in the hall, in thousandths. */
export function hallAt(point: Vector3): Point {
  return { x: HALL / 2 + point.x * SQUARE, y: HALL / 2 - point.z * SQUARE }
}

export interface Pose {
  /** In hundredths of a square. */
  x: number
  y: number
  /** In thousandths. */
  z: number
  side: number
  cos: number
  sin: number
  of: number
}

/** From a piece's own frame, as it stands, to the picture: on its side, turned exactly, put down. */
export function poseMatrix(pose: Pose | PicturedPiece, shape: PicturedShape): Matrix4 {
  const axes = LAID[pose.side] ?? LAID[0]
  const lift = (shape.size[axes[2][0]] ?? 0) / 2
  const tipped = new Matrix4().makeTranslation(0, 0, lift / SQUARE)
  tipped.multiply(rowsOf(axes))
  tipped.multiply(new Matrix4().makeTranslation(0, 0, -(shape.size[2] ?? 0) / 2 / SQUARE))
  const cos = pose.cos / pose.of
  const sin = pose.sin / pose.of
  const turned = new Matrix4().set(cos, -sin, 0, 0, sin, cos, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
  turned.setPosition(pose.x / 100 - 3, pose.y / 100 - 3, pose.z / SQUARE)
  return inPicture(turned.multiply(tipped))
}

/** From a ghost's own frame, its foot in the origin, to the picture: upright, or lying towards a side. */
export function ghostMatrix(
  at: { x: number; y: number; z: number },
  lying: { towards: number; height: number; radius: number } | null,
): Matrix4 {
  if (lying === null) return new Matrix4().setPosition(pictured(at.x, at.y, at.z))
  const { x, y } = wayInHall(lying.towards)
  const half = lying.height / 2
  const middle = x === 0 ? { x: at.x, y: within(at.y, half) } : { x: within(at.x, half), y: at.y }
  const turned = new Matrix4().set(-y, 0, x, 0, x, 0, y, 0, 0, 1, 0, 0, 0, 0, 0, 1)
  const up = new Matrix4().makeTranslation(0, lying.radius / SQUARE, -half / SQUARE)
  const put = new Matrix4().makeTranslation(
    (middle.x - HALL / 2) / SQUARE,
    (middle.y - HALL / 2) / SQUARE,
    at.z / SQUARE,
  )
  return inPicture(put.multiply(turned).multiply(up))
}

/** A body that lies along the way to a side does not reach out of the hall. */
function within(along: number, half: number): number {
  return Math.min(Math.max(along, half), HALL - half)
}

function rowsOf(axes: (typeof LAID)[number]): Matrix4 {
  const [x, y, z] = axes
  const at = ([axis, sign]: readonly [number, number], one: number) => (axis === one ? sign : 0)
  return new Matrix4().set(
    at(x, 0), at(x, 1), at(x, 2), 0,
    at(y, 0), at(y, 1), at(y, 2), 0,
    at(z, 0), at(z, 1), at(z, 2), 0,
    0, 0, 0, 1,
  )
}

function inPicture(inHall: Matrix4): Matrix4 {
  return TO_PICTURE.clone().multiply(inHall).multiply(FROM_PICTURE)
}
