import { Button } from '../button.tsx'
import { VersionChoice } from './version-choice.tsx'

interface ConflictChoiceProps {
  /** What was written elsewhere, in words. */
  theirs: string
  onMine: () => void
  /** Absent where there is no sensible text of both. */
  onBoth?: (() => void) | undefined
  onTheirs: () => void
}

/** Under a field whose text was changed elsewhere in the same place: what stands there by now, and which words are to stay. */
export function ConflictChoice({ theirs, onMine, onBoth, onTheirs }: ConflictChoiceProps) {
  return (
    <VersionChoice
      isAlert
      reason="This text was changed elsewhere meanwhile."
      versions={[{ label: 'Saved version', words: theirs }]}
    >
      <Button size="xsmall" onClick={onMine}>
        Keep mine
      </Button>
      {onBoth && (
        <Button size="xsmall" onClick={onBoth}>
          Keep both
        </Button>
      )}
      <Button size="xsmall" onClick={onTheirs}>
        Keep saved
      </Button>
    </VersionChoice>
  )
}
