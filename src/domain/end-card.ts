import { FPS } from './frames.ts'

/** Whom the terms of a stock file name, as the end of a film shows it. */
export interface EndCredit {
  author: string
  library: string
  licence: string
}

/** As many as can be read in the time of a page. */
export const CREDITS_PER_PAGE = 8

/** How long a page is shown, frames. */
export const PAGE_FRAMES = 3 * FPS

/** Length of an end card with so many credits, frames. */
export const endCardFrames = (credits: number): number => Math.ceil(credits / CREDITS_PER_PAGE) * PAGE_FRAMES

/** A scene's media, for the credits. */
interface CreditedScene {
  element_order: number
  arolls: readonly { aroll_order: number; aroll_object: { media: CreditedMedia | null } }[]
  overlays: readonly CreditedOverlay[]
}

interface CreditedOverlay {
  kind: string
  media?: CreditedMedia | null
}

interface CreditedMedia {
  credit?: EndCredit
}

/**
 * Credits of all stock that a film shows, each once, in the order in which they are first seen; those of `overlays` over the whole
 * film are last.
 */
export function creditsOf(scenes: readonly CreditedScene[], overlays: readonly CreditedOverlay[] = []): EndCredit[] {
  const shown = scenes
    .toSorted((a, b) => a.element_order - b.element_order)
    .flatMap(({ arolls, overlays: own }) => [
      ...arolls.toSorted((a, b) => a.aroll_order - b.aroll_order).map(({ aroll_object: { media } }) => media),
      ...own.map(({ media = null }) => media),
    ])
    .concat(overlays.map(({ media = null }) => media))
  const credits = new Map<string, EndCredit>()
  for (const { author, library, licence } of shown.flatMap((media) => media?.credit ?? [])) {
    const key = JSON.stringify([author, library, licence])
    if (!credits.has(key)) credits.set(key, { author, library, licence })
  }
  return [...credits.values()]
}
