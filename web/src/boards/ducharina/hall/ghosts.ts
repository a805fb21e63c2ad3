import {
  AdditiveBlending, BackSide, type BufferGeometry, Color, GreaterDepth, Group, LatheGeometry,
  LessEqualDepth, type Material, Mesh, MeshBasicMaterial, PlaneGeometry, ShaderMaterial, Sprite,
  SpriteMaterial, type Texture, Vector2,
} from 'three'

import { SQUARE } from '../geometry'
import { TELLING } from './layers'
import { colourOf } from './marks'
import { ghostFace, glow } from './textures'

/** G7.1 The body of a ghost: parts of its height, and of its radius there. */
const RINGS = [
  [0.06, 1],
  [0.3, 0.9],
  [0.55, 0.74],
  [0.78, 0.5],
  [0.93, 0.25],
  [1, 0],
] as const
/** What is drawn stays within the body of the rule, if that has but twelve corners around. */
const SLIM = 0.955
const OUTLINE = 0.982
const FOLDS = 7
/** Four for each fold. */
const SLICES = 28

const VERTEX = /* glsl */ `
  varying vec3 vNormal; varying vec3 vToEye; varying float vHigh;
  uniform float height;
  void main() {
    vec4 at = modelViewMatrix * vec4(position, 1.0);
    vNormal = normalMatrix * normal; vToEye = -at.xyz; vHigh = position.y / height;
    gl_Position = projectionMatrix * at;
  }`

/** Bright at the rim, clear in the middle, fading towards the hem. */
const FRAGMENT = /* glsl */ `
  varying vec3 vNormal; varying vec3 vToEye; varying float vHigh;
  uniform vec3 colour; uniform float strength; uniform float shine; uniform float body;
  void main() {
    float rim = pow(1.0 - abs(dot(normalize(vNormal), normalize(vToEye))), 1.6);
    vec3 pale = mix(colour, vec3(1.0), 0.5);
    vec3 light = mix(colour * (0.5 + 0.45 * vHigh), pale, rim) * (1.0 + 0.45 * shine);
    float alpha = mix(body + 0.14 * shine, 0.96, rim) * smoothstep(0.05, 0.26, vHigh);
    gl_FragColor = vec4(light, alpha * strength);
    #include <colorspace_fragment>
  }`

export type GhostLook = 'here' | 'waiting' | 'chosen' | 'wished' | 'hidden' | 'seen' | 'trace' | 'out'

/** How strongly each is drawn, and how much it shines. */
const LOOKS: Record<GhostLook, { strength: number; shine: number; light: number }> = {
  here: { strength: 1, shine: 0, light: 0.42 },
  waiting: { strength: 0.72, shine: 0, light: 0.2 },
  chosen: { strength: 1, shine: 0.55, light: 0.85 },
  wished: { strength: 0.55, shine: 0.2, light: 0.5 },
  hidden: { strength: 0.9, shine: 0, light: 0.3 },
  seen: { strength: 1, shine: 1, light: 0.7 },
  trace: { strength: 0.2, shine: 0, light: 0 },
  out: { strength: 0.85, shine: 0.5, light: 0 },
}

/** The parts that ghosts share, made once. */
export class GhostKit {
  readonly #glow: Texture = glow()
  readonly #faces = new Map<string, Texture>()
  readonly #bodies = new Map<string, BufferGeometry>()
  readonly #floor = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)

  /** A ghost in its own frame, its foot in the origin. */
  make(seat: number, size: number, height: number, radius: number, look: GhostLook): Group {
    const { strength, shine, light } = LOOKS[look]
    const tall = height / SQUARE
    const wide = radius / SQUARE
    const ghost = new Group()
    const body = this.#body(tall, wide, SLIM)
    const isThere = look !== 'trace' && look !== 'wished'
    if (isThere) ghost.add(this.#outline(tall, wide, strength))
    ghost.add(inOrder(new Mesh(body, sheet(seat, tall, strength, shine, false)), 3))
    if (look === 'here' || look === 'chosen') {
      const behind = inOrder(new Mesh(body, sheet(seat, tall, 0.3, shine, true)), 2)
      behind.layers.set(TELLING)
      ghost.add(behind)
    }
    if (look !== 'trace') ghost.add(this.#face(seat, size, tall, wide, look, strength))
    if (light > 0) ghost.add(this.#light(seat, wide, light))
    if (shine > 0.5) ghost.add(this.#halo(seat, tall, wide, look))
    return ghost
  }

  #body(tall: number, wide: number, slim: number): BufferGeometry {
    const key = `${String(tall)} ${String(slim)}`
    const known = this.#bodies.get(key)
    if (known !== undefined) return known
    const body = draped(tall, wide * slim)
    this.#bodies.set(key, body)
    return body
  }

  /** A thin dark line around it: amber and rose stay apart from lamplit wood. */
  #outline(tall: number, wide: number, strength: number): Mesh {
    const dark = new MeshBasicMaterial({
      color: '#140a12', side: BackSide, transparent: true, depthWrite: false, opacity: 0.5 * strength,
    })
    return inOrder(new Mesh(this.#body(tall, wide, OUTLINE), dark), 2)
  }

  #face(seat: number, size: number, tall: number, wide: number, look: GhostLook, strength: number): Sprite {
    const isShocked = look === 'seen'
    const key = `${String(seat)} ${String(size)} ${String(isShocked)}`
    const map = this.#faces.get(key) ?? ghostFace(seat, size, isShocked)
    this.#faces.set(key, map)
    const opacity = look === 'wished' ? 0.75 : Math.min(1, strength + 0.1)
    const face = new Sprite(new SpriteMaterial({ map, transparent: true, depthWrite: false, opacity }))
    face.scale.set(wide * 1.42, wide * 1.42 * 1.25, 1)
    face.position.y = tall * 0.56
    return inOrder(face, 4)
  }

  /** Its light on the floor, instead of a shadow. */
  #light(seat: number, wide: number, light: number): Mesh {
    const pool = new Mesh(this.#floor, this.#shining(colourOf(seat), light))
    pool.scale.setScalar(wide * 4.4)
    pool.position.y = 0.012
    return inOrder(pool, 1)
  }

  #halo(seat: number, tall: number, wide: number, look: GhostLook): Sprite {
    const { map, color, opacity } = this.#shining(look === 'seen' ? '#fff2cf' : colourOf(seat), 0.4)
    const halo = new Sprite(
      new SpriteMaterial({ map, color, opacity, transparent: true, depthWrite: false, blending: AdditiveBlending }),
    )
    halo.scale.set(wide * 5, tall * 1.8, 1)
    halo.position.y = tall * 0.5
    return inOrder(halo, 2)
  }

  #shining(color: string, opacity: number): MeshBasicMaterial {
    return new MeshBasicMaterial({
      map: this.#glow, color, opacity, transparent: true, depthWrite: false, blending: AdditiveBlending,
    })
  }

  dispose(): void {
    for (const thing of [this.#glow, this.#floor, ...this.#faces.values(), ...this.#bodies.values()]) thing.dispose()
  }
}

/** What a ghost alone owns; the rest belongs to the kit. */
export function disposeGhost(ghost: Group): void {
  for (const part of ghost.children) {
    if (part instanceof Mesh || part instanceof Sprite) (part.material as Material).dispose()
  }
}

/** See-through: nothing is hidden by it. Behind furniture only its rim shines through. */
function sheet(seat: number, tall: number, strength: number, shine: number, isBehind: boolean): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    depthFunc: isBehind ? GreaterDepth : LessEqualDepth,
    uniforms: {
      colour: { value: new Color(colourOf(seat)) },
      height: { value: tall },
      strength: { value: strength },
      shine: { value: shine },
      body: { value: isBehind ? 0.08 : 0.42 },
    },
  })
}

/** The rings as a sheet: smooth between them, folded towards the hem, never wider than they are. */
function draped(tall: number, wide: number): BufferGeometry {
  const profile = RINGS.flatMap(([high, part], nth) => {
    const [next, nextPart] = RINGS[nth + 1] ?? [high, part]
    const between = nth + 1 < RINGS.length ? [0, 0.5] : [0]
    return between.map((at) => {
      const bulge = 1 + 0.012 * Math.sin(Math.PI * at)
      return new Vector2(Math.max(0.0005, wide * (part + (nextPart - part) * at) * bulge), tall * (high + (next - high) * at))
    })
  })
  const sheet = new LatheGeometry(profile, SLICES)
  const at = sheet.getAttribute('position')
  for (let nth = 0; nth < at.count; nth += 1) {
    const angle = Math.atan2(at.getZ(nth), at.getX(nth))
    const fold = 0.5 + 0.5 * Math.sin(angle * FOLDS)
    const low = Math.max(0, 1 - at.getY(nth) / (tall * 0.42))
    const slimmer = 1 - 0.13 * low * fold
    at.setXYZ(nth, at.getX(nth) * slimmer, at.getY(nth) + 0.05 * tall * low * low * fold, at.getZ(nth) * slimmer)
  }
  sheet.computeVertexNormals()
  return sheet
}

function inOrder<T extends Mesh | Sprite>(part: T, order: number): T {
  part.renderOrder = order
  return part
}
