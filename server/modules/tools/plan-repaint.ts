import type { MediaRow } from '#server/platform/db/rows.ts'
import { newSeed } from '#server/modules/generation/images/new-seed.ts'
import type { Plan } from './plan.ts'
import { paintedFrom, refuse, requirePicture } from './source.ts'

export interface RepaintOptions {
  mask: MediaRow | null
  prompt: string
  /** Look where the picture itself has none. */
  look: string
  seed?: number
  /** Name of the built-in illustrator. */
  draft: string
}

/** A part of a picture repainted. */
export function planRepaint(source: MediaRow | null, { mask, prompt, look, seed, draft }: RepaintOptions): Plan {
  const picture = requirePicture(source, 'image_media')
  const marked = requirePicture(mask, 'mask_media')
  if (marked.width !== picture.width || marked.height !== picture.height)
    throw refuse('mask_media', 'The mask must be as large as the picture')
  if (prompt.trim() === '') throw refuse('prompt', 'Say what comes there')
  const own = paintedFrom(picture, draft)
  return {
    work: 'repaint',
    source: picture,
    mask: marked,
    prompt: prompt.trim(),
    look: own?.look ?? look,
    seed: seed ?? newSeed(own?.seed ?? null),
  }
}
