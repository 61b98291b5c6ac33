import { useState } from 'react'
import { mergeTexts } from '#src/domain/merge-text.ts'

/**
 * A text that is typed now and sent later, while others may change the saved one: their words and one's own go together, and where both
 * changed the same place the person chooses.
 * @param saved what is there now
 */
export function useSharedDraft(saved: string) {
  const [draft, setDraft] = useState<{ base: string; mine: string } | null>(null)
  const merged = draft === null ? saved : draft.base === saved ? draft.mine : mergeTexts({ ...draft, theirs: saved })
  const isConflict = draft !== null && merged === null
  return {
    value: merged ?? draft?.mine ?? saved,
    change: (mine: string) => setDraft({ mine, base: isConflict ? draft.base : saved }),
    /** What is there counts again. */
    discard: () => setDraft(null),
    conflict: isConflict
      ? { ...draft, theirs: saved, resolve: (mine: string) => setDraft({ mine, base: saved }) }
      : null,
  }
}
