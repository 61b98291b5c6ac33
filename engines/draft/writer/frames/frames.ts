import { EXPLAINER } from './explainer.ts'
import type { FrameId, Frame } from './frame.ts'
import { HISTORY } from './history.ts'
import { HOW_TO } from './how-to.ts'
import { MOTIVATION } from './motivation.ts'
import { OPINION } from './opinion.ts'
import { PORTRAIT } from './portrait.ts'
import { PRODUCT } from './product.ts'
import { TALE } from './tale.ts'
import { TRAVEL } from './travel.ts'

export const FRAMES: Readonly<Record<FrameId, Frame>> = {
  tale: TALE,
  explainer: EXPLAINER,
  'how-to': HOW_TO,
  history: HISTORY,
  product: PRODUCT,
  travel: TRAVEL,
  opinion: OPINION,
  motivation: MOTIVATION,
  portrait: PORTRAIT,
}

/** Where a narration may go on when its own frame has nothing left to say: for things, and for doing something. */
export function sequelsOf(frame: FrameId, isTask: boolean): readonly FrameId[] {
  // A tale of a quarter of an hour continues with a portrait of its subject, also in the present tense.
  if (frame === 'tale') return ['portrait']
  const ways: readonly FrameId[] = isTask
    ? ['how-to', 'motivation', 'opinion', 'explainer']
    : ['portrait', 'explainer', 'opinion']
  return ways.filter((way) => way !== frame)
}
