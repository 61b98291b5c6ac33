import type { ReactNode } from 'react'
import styles from './version-choice.module.css'
import { Button } from '../button.tsx'
import { joinTexts, type TwoVersions } from '#src/domain/merge-text.ts'

interface ConflictChoiceProps {
  /** The other version of the text. */
  theirs: string
  onMine: () => void
  /** Absent where there is no sensible text of both. */
  onBoth?: (() => void) | undefined
  onTheirs: () => void
}

interface VersionChoiceProps {
  /** Why there is something to choose. */
  reason: string
  /** The texts to choose from, each under its name. */
  versions: readonly { label: string; words: string }[]
  /** Announced by screen readers when it appears; not where a dialog opens with it. */
  isAlert?: boolean
  /** A button for each choice. */
  children: ReactNode
}

/** Two versions of one text, and which of them is to stay. */
export function VersionChoice({ reason, versions, isAlert = false, children }: VersionChoiceProps) {
  return (
    <div className={styles.choice} role={isAlert ? 'alert' : undefined}>
      <p className={styles.reason}>{reason}</p>
      {versions.map(({ label, words }) => (
        <p key={label} className={styles.words} dir="auto">
          <b>{label}</b>
          <q>{words === '' ? ' ' : words}</q>
        </p>
      ))}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

/** Under a field whose text was changed elsewhere in the same place: the other version, and the choice between both. */
export function ConflictChoice({ theirs, onMine, onBoth, onTheirs }: ConflictChoiceProps) {
  return (
    <VersionChoice
      isAlert
      reason="This text was changed elsewhere."
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
