import { type CanvasTexture, type Material, MeshLambertMaterial, MeshStandardMaterial } from 'three'

import { tablecloth } from './furniture/cloth'
import { woodGrain } from './textures'

/** What the hall and its furniture are made of. */
export class Materials {
  readonly #grain: CanvasTexture = woodGrain()
  readonly #made: Material[] = []

  readonly wood = this.#dull('#7a4729', this.#grain)
  readonly darkWood = this.#dull('#4a2a1b', this.#grain)
  readonly doorWood = this.#dull('#6d3f28', this.#grain)
  readonly panelWood = this.#dull('#84502f', this.#grain)
  readonly oak = this.#dull('#9a6035', this.#grain)
  readonly oakFace = this.#dull('#b0723f', this.#grain)
  readonly lacquer = this.#shiny('#2a140e', 0.2, 0.1)
  readonly lacquerFace = this.#shiny('#3b1c13', 0.24, 0.1)
  readonly brass = this.#shiny('#e0a84e', 0.3, 0.8)
  readonly gilt = this.#shiny('#c8923f', 0.38, 0.55)
  readonly leather = this.#dull('#1f5342')
  readonly velvet = this.#dull('#8c2a3a')
  readonly cushion = this.#dull('#a5384a')
  readonly ivory = this.#dull('#f5ead3')
  readonly ebony = this.#dull('#120c0a')
  readonly paper = this.#dull('#efe2c4')
  readonly trunk = this.#dull('#7a4a2c')
  readonly suitcase = this.#dull('#2f5560')
  readonly strap = this.#dull('#3d2414')
  readonly silver = this.#shiny('#d9dde4', 0.2, 0.8)
  readonly rubber = this.#dull('#1b1614')
  readonly carpet = this.#dull('#521b26')
  readonly cloth = this.#dull('#f3e8d4', tablecloth())

  /** What shines: lacquer, brass, silver. */
  #shiny(color: string, roughness: number, metalness: number): MeshStandardMaterial {
    return this.#kept(new MeshStandardMaterial({ color, roughness, metalness }))
  }

  #dull(color: string, map: CanvasTexture | null = null): MeshLambertMaterial {
    return this.#kept(new MeshLambertMaterial({ color, map }))
  }

  #kept<T extends Material>(material: T): T {
    this.#made.push(material)
    return material
  }

  dispose(): void {
    for (const material of this.#made) material.dispose()
    this.#grain.dispose()
    this.cloth.map?.dispose()
  }
}
