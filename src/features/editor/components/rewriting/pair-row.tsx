import { Lock } from 'lucide-react'
import { memo } from 'react'
import type { RewritingPair } from '#generated/schema.ts'
import { Checkbox } from '#src/shared/ui/toggles.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { EDIT_NAMES } from './chosen-pairs.ts'
import styles from './rewriting.module.css'

interface PairRowProps {
  pair: RewritingPair
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

const CHANGES = {
  CHANGED: { label: 'Changed', tone: 'info' },
  ADDED: { label: 'New', tone: 'success' },
  REMOVED: { label: 'Removed', tone: 'warning' },
} as const

/** A scene as it is and as it would be. */
export const PairRow = memo(
  function PairRow({ pair, isChosen, onChoose }: PairRowProps) {
    const { change, scene_number: number, old_text: old, new_text: next, hand_edits: edits } = pair
    if (change === 'SAME')
      return (
        <li className={styles.same}>
          Scene {number} stays: <span className={styles.short}>{old}</span>
        </li>
      )
    return (
      <li className={styles.pair}>
        <div className={styles.line}>
          <Checkbox
            label={number === null ? 'New scene' : `Scene ${number}`}
            checked={isChosen}
            onChange={(_, isOn) => onChoose(isOn)}
          />
          <Tag tone={CHANGES[change].tone}>{CHANGES[change].label}</Tag>
        </div>
        {edits.length > 0 && (
          <p className={styles.locked}>
            <Lock size={14} aria-hidden="true" />
            You edited its {edits.map((edit) => EDIT_NAMES[edit]).join(', ')}. It stays unless you tick it.
          </p>
        )}
        <div className={styles.texts}>
          <p className={styles.text} data-chosen={!isChosen || undefined}>
            <span className={styles.side}>Old</span>
            {old ?? '–'}
          </p>
          <p className={styles.text} data-chosen={isChosen || undefined}>
            <span className={styles.side}>New</span>
            {next ?? '–'}
          </p>
        </div>
      </li>
    )
  },
  // `onChoose` is another function with every rendering and does the same.
  (before, after) => before.isChosen === after.isChosen && JSON.stringify(before.pair) === JSON.stringify(after.pair),
)
