import type { mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import { isSame } from './patch-log.ts'
import { changedElsewhere } from '#server/platform/http/http-error.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'

type Captions = SceneRow['captions']
type Words = (typeof mediaTranscriptions.$inferSelect)['words']

/**
 * Refuses a text that was based on another one than the current; a text that equals the current one is no conflict, nor is an
 * omitted one. @param name of the text where the call has several
 */
export function requireBase(
  present: string,
  base: string | undefined,
  written: string | undefined,
  name?: string,
): void {
  if (base !== undefined && written !== undefined && base !== present && written !== present)
    throw changedElsewhere({ present_value: present }, name)
}

/** The same for the words of a transcript. */
export function requireBaseWords(present: Words, base: Words | undefined, written: Words): void {
  if (base !== undefined && !areSame(base, present) && !areSame(written, present))
    throw changedElsewhere({ present_words: present })
}

/** The same for captions: every word with its times counts. */
export function requireBaseCaptions(present: Captions, base: Captions | undefined, written: Captions): void {
  if (base !== undefined && !areSame(base, present) && !areSame(written, present))
    throw changedElsewhere({ present_captions: present })
}

// Stored values may order their properties differently.
const areSame = (one: readonly object[], other: readonly object[]) => isSame(one.map(inOrder), other.map(inOrder))
const inOrder = (word: object) => Object.entries(word).toSorted(([one], [other]) => (one < other ? -1 : 1))
