import { lineArt, paperCut, pastel } from './cut-looks.ts'
import { charcoal, ink } from './drawn-looks.ts'
import type { LookSpec } from './look.ts'
import { gouache, oil, watercolour } from './painted-looks.ts'
import { neon, pixel, poster } from './printed-looks.ts'
import { cinematic, noir, vintage } from './tonal-looks.ts'

export const LOOKS: readonly [LookSpec, ...LookSpec[]] = [
  cinematic,
  watercolour,
  paperCut,
  ink,
  pastel,
  noir,
  poster,
  neon,
  oil,
  gouache,
  vintage,
  charcoal,
  lineArt,
  pixel,
]

/** An id that is not known gives the first look. */
export const lookOf = (id: string): LookSpec => LOOKS.find((look) => look.id === id) ?? LOOKS[0]
