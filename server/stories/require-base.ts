import { isSame } from '#server/history/patch-log.ts'
import { changedElsewhere } from '#server/http/http-error.ts'
import type { SceneRow } from '#server/presenters/scene.ts'

type Captions = SceneRow['captions']

/** Refuses a text that was written over another one than the present; one that stands there already is no conflict. */
export function requireBase(present: string, base: string | undefined, written: string): void {
  if (base !== undefined && base !== present && written !== present) throw changedElsewhere({ present_value: present })
}

/** The same for captions: every word with its times counts. */
export function requireBaseCaptions(present: Captions, base: Captions | undefined, written: Captions): void {
  if (base !== undefined && !areSame(base, present) && !areSame(written, present))
    throw changedElsewhere({ present_captions: present })
}

// What is stored may name its properties in another order.
const areSame = (one: Captions, other: Captions) => isSame(one.map(inOrder), other.map(inOrder))
const inOrder = (caption: Captions[number]) =>
  Object.entries(caption).toSorted(([one], [other]) => (one < other ? -1 : 1))
