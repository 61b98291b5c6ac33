import { joinTexts, type TwoVersions } from '#src/domain/merge-text.ts'
import { ConflictChoice } from './conflict-choice.tsx'

/** The choice under an autosaved text. */
export function TextConflict({ conflict }: { conflict: TwoVersions<string> & { resolve: (text: string) => void } }) {
  const { mine, theirs, resolve } = conflict
  return (
    <ConflictChoice
      theirs={theirs}
      onMine={() => resolve(mine)}
      onBoth={() => resolve(joinTexts(conflict))}
      onTheirs={() => resolve(theirs)}
    />
  )
}
