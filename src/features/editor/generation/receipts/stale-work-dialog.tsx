import { CircleCheck } from 'lucide-react'
import type { StaleWork, StaleWorkList } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { regenerateStaleWork } from '../commands/regenerate-stale-work.ts'
import { useEditor, useIsBusy, useView } from '#src/features/editor/core/use-editor.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import styles from './outdated.module.css'

const NAMES: Readonly<Record<StaleWork['part'], string>> = {
  VOICE: 'Voice-over',
  CAPTIONS: 'Captions',
  LENGTH: 'Length',
  PICTURE: 'Image',
  MOTION: 'Motion',
  LIP_SYNC: 'Lip sync',
}

const REASONS: Readonly<Record<StaleWork['reasons'][number], string>> = {
  PROMPT: 'the prompt',
  CAST: 'the cast’s appearance',
  STYLE: 'the style prompt',
  LOOK: 'the style',
  SEED: 'the seed',
  SHAPE: 'the aspect ratio',
  MODEL: 'the style’s model',
  TEXT: 'the text',
  VOICE: 'the voice',
  MANNER: 'speed, pitch or emotions',
  SOURCE: 'the source image',
  END: 'the end frame',
  MASK: 'the mask',
  REFERENCE: 'the reference image',
  PORTRAITS: 'a cast portrait',
  SOUND: 'the voice-over',
}

interface StaleWorkDialogProps {
  work: StaleWorkList
  /** Fetches again: the price may have changed. */
  refetch: () => unknown
  onClose: () => void
}

/** Outdated assets and the reasons, with the price of regenerating them: one by one, or all. */
export function StaleWorkDialog({ work, refetch, onClose }: StaleWorkDialogProps) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.regeneratingStaleWork)
  const { items, credits } = work
  const leaders = items.filter(({ follows }) => follows === null)
  const able = leaders.filter(({ lock }) => lock === null)
  const regenerate = async (only?: StaleWork) => {
    await regenerateStaleWork(editor, only ? { items: [only.id], mostCredits: only.credits } : { mostCredits: credits })
    void refetch()
  }
  return (
    <Dialog
      isOpen
      title="Out of date"
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
          <Button
            variant="contained"
            price={credits}
            isBusy={isBusy}
            busyLabel="Starting"
            disabled={able.length === 0}
            onClick={() => void regenerate()}
          >
            Update all
          </Button>
        </>
      }
    >
      {leaders.length === 0 ? (
        <p className={styles.ready} role="status">
          <CircleCheck size={16} aria-hidden="true" />
          Everything is up to date.
        </p>
      ) : (
        <ul className={styles.list} aria-label="Out of date">
          {leaders.map((item) => (
            <Item
              key={item.id}
              item={item}
              follows={items.filter(({ follows }) => follows === item.id)}
              isBusy={isBusy}
              onRegenerate={() => void regenerate(item)}
              onLeave={onClose}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface ItemProps {
  item: StaleWork
  /** Assets that are regenerated along, or wait for it. */
  follows: readonly StaleWork[]
  isBusy: boolean
  onRegenerate: () => void
  onLeave: () => void
}

function Item({ item, follows, isBusy, onRegenerate, onLeave }: ItemProps) {
  const { selectScene } = useView()
  const waits = follows.filter(({ part }) => part === 'LIP_SYNC').map(staleName)
  const comes = follows.filter(({ part, lock }) => part !== 'LIP_SYNC' && lock !== 'EDITED').map(staleName)
  const kept = follows.filter(({ part, lock }) => part === 'CAPTIONS' && lock === 'EDITED').map(staleName)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <button
          type="button"
          className={styles.jump}
          onClick={() => {
            selectScene(item.scene_id)
            onLeave()
          }}
        >
          Scene {item.scene_number}: {staleName(item).toLowerCase()}
        </button>
        <span className={styles.hint}>
          {reasonText(item)}
          {comes.length > 0 && ` Also updates: ${comes.join(', ').toLowerCase()}.`}
          {waits.length > 0 && ` ${waits.join(', ')} updates afterwards.`}
          {kept.length > 0 && ' Your edited captions stay.'}
          {item.lock !== null && ` ${lockText(item.lock)}`}
        </span>
        {item.lock === null && <Tag>{item.is_draft ? 'Built-in draft engine' : item.engine}</Tag>}
      </div>
      {item.lock === null && (
        <Button size="xsmall" price={item.credits} disabled={isBusy} onClick={onRegenerate}>
          Regenerate
        </Button>
      )}
    </li>
  )
}

const staleName = ({ part }: StaleWork): string => NAMES[part]

/** 'The text and the voice changed since it was made.' */
function reasonText({ reasons }: StaleWork): string {
  if (reasons.length === 0) return 'Changed since it was generated.'
  const words = reasons.map((reason) => REASONS[reason])
  const last = words.pop() ?? ''
  const all = words.length === 0 ? last : `${words.join(', ')} and ${last}`
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} changed since it was generated.`
}

/** Why it is not regenerated automatically. */
function lockText(lock: NonNullable<StaleWork['lock']>): string {
  if (lock === 'EDITED') return 'Edited manually. It won’t change unless you regenerate it.'
  return lock === 'NO_VOICE' ? 'Voice-over isn’t available for this text.' : 'In progress.'
}
