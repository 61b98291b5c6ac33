import type { Outline } from '../core/path.ts'
import type { Material } from '../palette/materials.ts'

/**
 * `own` is the thing's own colour: the prompt's word ('a red boat') or else its `own` material. `shine` glows when it is dark.
 * A colour (#rrggbb, with #rrggbbaa translucent) is of a vector object; the image's five tones take its place.
 */
export type Tone = Material | 'own' | 'own-dark' | 'own-light' | 'shade' | 'shine' | `#${string}`

/** A tone and a drawing in the language of core/path.ts, or its outlines, in a box 100 high. */
export type Part = readonly [Tone, string | readonly Outline[]]

export type Habitat = 'land' | 'water' | 'air' | 'deep' | 'table' | 'space' | 'wall'

export interface SubjectArt {
  /** Width of the box; the height is always 100. */
  readonly width: number
  readonly own: Material
  readonly parts: readonly Part[]
  readonly habitat: Habitat
  /** Height as the main subject of a medium shot, in art units. */
  readonly tall: number
  /** Lights that shine in the dark: x, y, radius in the box. */
  readonly lights?: readonly (readonly [number, number, number])[]
  /** A light that sweeps: x, y of the lamp in the box. */
  readonly beam?: readonly [number, number]
  /** A vector object: outlined as a whole, not part by part. */
  readonly isVector?: true
  /** How deep it sits in water, part of its height. */
  readonly draught?: number
}

export const art = (
  width: number,
  habitat: Habitat,
  tall: number,
  own: Material,
  parts: readonly Part[],
  more: Pick<SubjectArt, 'lights' | 'beam' | 'draught'> = {},
): SubjectArt => ({ width, habitat, tall, own, parts, ...more })
