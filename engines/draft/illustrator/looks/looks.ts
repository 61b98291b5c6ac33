import { lineArt, paperCut, pastel } from './cut-looks.ts'
import { charcoal } from './charcoal.ts'
import { ink } from './ink.ts'
import type { LookSpec } from './look.ts'
import { gouache } from './gouache.ts'
import { oil } from './oil.ts'
import { watercolour } from './watercolour.ts'
import { neon } from './neon.ts'
import { pixel } from './pixel.ts'
import { poster } from './poster.ts'
import { cinematic } from './cinematic.ts'
import { noir } from './noir.ts'
import { vintage } from './vintage.ts'

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
