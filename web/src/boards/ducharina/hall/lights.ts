import { DirectionalLight, HemisphereLight, type Scene, SpotLight, Vector3 } from 'three'

const SHADOW = 1024
const MOON = new Vector3(-4, 6, 7)
const PALE = 0.75
/** Through the keyhole what is near stands with its back to the lamp: the landing behind the door lights it. */
const LANDING = { from: new Vector3(1.5, 3, 8), strength: 1.6, colour: '#ffd9a8' }
const MOONLIGHT = '#a9b6ff'

/** One warm lamp that may cast shadows, what the walls give back, and a cold breath of moon. */
export class Lights {
  readonly #moon = new DirectionalLight(MOONLIGHT, PALE)
  readonly #lamp = warmLamp()

  constructor(scene: Scene) {
    scene.add(new HemisphereLight('#8580a6', '#6a3b1e', 1.45), this.#lamp, this.#moon)
  }

  set hasShadows(shadows: boolean) {
    this.#lamp.castShadow = shadows
  }

  /** The moon shines in over the viewer's shoulder. */
  from(azimuth: number): void {
    this.#shine(MOON, azimuth, PALE, MOONLIGHT)
  }

  /** Light falls in from behind whoever looks in at that side. */
  behind(side: number): void {
    this.#shine(LANDING.from, (side * Math.PI) / 2, LANDING.strength, LANDING.colour)
  }

  #shine(from: Vector3, azimuth: number, strength: number, colour: string): void {
    this.#moon.position.copy(from).applyAxisAngle(new Vector3(0, 1, 0), azimuth)
    this.#moon.intensity = strength
    this.#moon.color.set(colour)
  }
}

function warmLamp(): SpotLight {
  const lamp = new SpotLight('#ffbe78', 110, 16, 0.86, 0.85, 1.55)
  lamp.position.set(0.5, 6.2, 1.0)
  lamp.shadow.mapSize.set(SHADOW, SHADOW)
  lamp.shadow.radius = 5
  lamp.shadow.bias = -0.0006
  lamp.shadow.normalBias = 0.02
  lamp.shadow.camera.near = 2
  lamp.shadow.camera.far = 12
  return lamp
}
