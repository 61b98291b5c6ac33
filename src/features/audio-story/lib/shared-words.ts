import { mergeLists } from '#src/domain/merge-text.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import type { SharedText } from '#src/shared/hooks/use-autosave.ts'
import type { Word } from './edit-words.ts'

/** A word in the contract's form, its properties always in the same order. */
export const toPlainWord = ({ word, start, end, confidence }: Word): Word =>
  confidence === undefined ? { word, start, end } : { word, start, end, confidence }

/** A transcript that others may correct too: corrections of different words are merged. */
export const sharedWords: SharedText<readonly Word[]> = {
  presentIn: (refusal) => (refusal instanceof ApiError ? refusal.presentWords : undefined),
  merge: ({ base, mine, theirs }) =>
    mergeLists({ base: base.map(toPlainWord), mine: mine.map(toPlainWord), theirs: theirs.map(toPlainWord) }),
}
