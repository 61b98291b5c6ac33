import { Lock } from 'lucide-react'
import { memo } from 'react'
import type { RewritingPair } from '#generated/schema.ts'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import styles from './rewriting.module.css'

/** Ticks that the user set or removed, by `keyOf`. */
export type Ticks = Readonly<Record<string, boolean>>

const EDIT_NAMES: Readonly<Record<RewritingPair['hand_edits'][number], string>> = {
  TEXT: 'text',
  VOICE: 'voice',
  CAPTIONS: 'captions',
  VISUALS: 'visuals',
}

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

/** A scene's current and new version. */
export const PairRow = memo(
  function PairRow({ pair, isChosen, onChoose }: PairRowProps) {
    const { change, scene_number: number, old_text: old, new_text: next, hand_edits: edits } = pair
    if (change === 'SAME')
      return (
        <li className={styles.same}>
          Scene {number} unchanged: <span className={styles.short}>{old}</span>
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
            You edited its {edits.map((edit) => EDIT_NAMES[edit]).join(', ')}. Select it to replace it.
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
  // `onChoose` is a new function in every rendering and does the same.
  (before, after) => before.isChosen === after.isChosen && JSON.stringify(before.pair) === JSON.stringify(after.pair),
)

/** Names a pair also after the story has changed: scenes may have moved by then. */
export const keyOf = ({ id, scene_id: sceneId }: RewritingPair): string =>
  `${sceneId ?? ''}${id.slice(id.indexOf('-'))}`

/** Pairs with a difference. */
export const ofDifference = (pairs: readonly RewritingPair[]) => pairs.filter(({ change }) => change !== 'SAME')

/** Unedited scenes are taken unless the user unticks them; edited ones only if the user ticks them. */
export const isTicked = (pair: RewritingPair, ticks: Ticks): boolean =>
  ticks[keyOf(pair)] ?? pair.hand_edits.length === 0
