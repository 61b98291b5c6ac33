import type { TwoVersions } from '#src/domain/merge-text.ts'
import { ConflictChoice } from '#src/shared/ui/version-choice/conflict-choice.tsx'
import type { Word } from '../lib/edit-words.ts'

interface WordsConflictProps {
  conflict: TwoVersions<readonly Word[]> & { resolve: (words: readonly Word[]) => void }
}

/** The choice above a transcript. Words with times of two versions would overlap, so there is no both. */
export function WordsConflict({ conflict: { mine, theirs, resolve } }: WordsConflictProps) {
  return (
    <ConflictChoice
      theirs={theirs.map(({ word }) => word).join(' ')}
      onMine={() => resolve(mine)}
      onTheirs={() => resolve(theirs)}
    />
  )
}
