import type { FrameId, Frame } from './frame.ts'
import { PORTRAIT } from './portrait.ts'
import { TALE } from './tale.ts'

export const FRAMES: Readonly<Record<FrameId, Frame>> = { tale: TALE, portrait: PORTRAIT }

/** Where a narration may go on when its own frame has nothing left to say: a tale of a quarter of an hour, with a portrait of its subject. */
export const sequelOf = (frame: FrameId): FrameId | undefined => (frame === 'tale' ? 'portrait' : undefined)
