import { useState } from 'react'
import type { Lora } from '#generated/schema.ts'
import { CREDIT_COSTS } from '#src/domain/credits.ts'
import { lintCaptions, withTrigger } from '#src/domain/lint-captions.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { withUnusedDraft, useChangeCaptions } from '../hooks/use-change-captions.ts'
import { BulkEdit } from './bulk-edit.tsx'
import styles from './lora.module.css'

/** All captions at once: drafts, the trigger in each, find and replace, and problems. */
export function CaptionsSection({ lora }: { lora: Lora }) {
  const { lora_id, training_data_items: items, trigger_word: trigger } = lora
  const [isEditing, setIsEditing] = useState(false)
  const { change, draft } = useChangeCaptions(lora_id)
  const all = items.map(({ training_data_id: id, caption }) => ({ id, caption }))
  const empty = withUnusedDraft(items)
  const isChecked = items.every((item) => item.is_checked)

  const addTrigger = () =>
    change.mutate(
      {
        of: (present) =>
          present.map(({ training_data_id, caption }) => ({
            training_data_id,
            caption: withTrigger(caption, trigger),
          })),
        done: () => `‘${trigger}’ is in every caption`,
      },
      { onSuccess: ({ captions }) => captions.length === 0 && notify('Every caption has it once') },
    )
  return (
    <section className={styles.section} aria-labelledby="captions">
      <h2 className={styles.title} id="captions">
        Captions
      </h2>
      <p className={styles.text}>
        Describe what changes between images. The trigger word covers what stays the same. Drafts describe light,
        colours and texture.
      </p>
      <div className={styles.row}>
        <Button
          disabled={empty.length === 0 || !isChecked}
          price={CREDIT_COSTS.lora_captions.credits}
          isBusy={draft.isPending}
          busyLabel="Drafting"
          onClick={() => draft.mutate(crypto.randomUUID())}
        >
          Draft empty captions ({empty.length})
        </Button>
        <Button disabled={trigger === ''} isBusy={change.isPending} busyLabel="Writing" onClick={addTrigger}>
          Add trigger to each
        </Button>
        <Button aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
          Find and replace
        </Button>
      </div>
      {isEditing && (
        <BulkEdit
          captions={all}
          isBusy={change.isPending}
          onApply={(edit) =>
            change.mutate(
              {
                of: (present) =>
                  present.map(({ training_data_id, caption }) => ({ training_data_id, caption: edit(caption) })),
                done: (count) => `${count} ${count === 1 ? 'caption' : 'captions'} changed`,
              },
              { onSuccess: () => setIsEditing(false) },
            )
          }
        />
      )}
      <ul className={styles.stack} aria-label="Caption check">
        {lintCaptions(all, trigger, [lora.primary_trigger, lora.secondary_trigger]).map(({ kind, text }) => (
          <li key={kind} className={styles.row}>
            <Tag tone="warning">{kind === 'EMPTY' ? 'Empty' : 'Check again'}</Tag>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
