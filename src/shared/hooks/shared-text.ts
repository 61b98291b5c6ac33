import { mergeTexts } from '#src/domain/merge-text.ts'
import { ApiError } from '../api/api-error.ts'
import type { SharedText } from './use-autosave.ts'

/** A text that others may write too: different words are merged. */
export const sharedText: SharedText<string> = {
  presentIn: (refusal) => (refusal instanceof ApiError ? refusal.presentValue : undefined),
  merge: mergeTexts,
}
