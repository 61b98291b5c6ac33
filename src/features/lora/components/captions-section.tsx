import { useState } from 'react'
import { useGenerateLoraCaptions } from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/types/lora.ts'
import { CREDIT_COSTS } from '#src/domain/credits.ts'
import { lintCaptions, withTrigger } from '#src/domain/lint-captions.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { loraScope, useSaveLora } from '../hooks/use-lora.ts'
import { BulkEdit } from './bulk-edit.tsx'
import styles from './lora.module.css'

/** All captions at once: drafts, the trigger in each, find and replace, and what is wrong with them. */
export function CaptionsSection({ lora }: { lora: Lora }) {
  const { lora_id, training_data_items: items, trigger_word: trigger } = lora
  const [isEditing, setIsEditing] = useState(false)
  const draft = useGenerateLoraCaptions({ mutation: { scope: loraScope(lora_id), onError: notifyError } })
  const update = useSaveLora(lora_id)
  const all = items.map(({ training_data_id: id, caption }) => ({ id, caption }))
  const empty = items.filter(({ caption }) => caption === '').map(({ training_data_id: id }) => id)
  const isChecked = items.every((item) => item.is_checked)

  /** Writes captions, and offers to write the earlier ones again. */
  const write = (captions: { training_data_id: string; caption: string }[], words: string) => {
    const before = captions.map(({ training_data_id: id }) => ({
      training_data_id: id,
      caption: all.find((each) => each.id === id)?.caption ?? '',
    }))
    const undo = () => update.mutate({ data: { lora_id, captions: before } }, { onError: notifyError })
    update.mutate(
      { data: { lora_id, captions } },
      { onError: notifyError, onSuccess: () => notify(words, { action: { label: 'Undo', onAction: undo } }) },
    )
  }
  const addTrigger = () => {
    const changed = all
      .map(({ id, caption }) => ({ training_data_id: id, caption: withTrigger(caption, trigger) }))
      .filter(({ training_data_id: id, caption }) => all.find((each) => each.id === id)?.caption !== caption)
    if (changed.length === 0) notify('Every caption has it once')
    else write(changed, `‘${trigger}’ is in every caption`)
  }
  return (
    <section className={styles.section} aria-labelledby="captions">
      <h2 className={styles.title} id="captions">
        Captions
      </h2>
      <p className={styles.text}>
        A caption says what changes from picture to picture; what stays the same belongs to the trigger word. Drafts
        tell light, colours and texture, as they stand in the empty fields above.
      </p>
      <div className={styles.row}>
        <Button
          disabled={empty.length === 0 || !isChecked}
          price={CREDIT_COSTS.lora_captions.credits}
          isBusy={draft.isPending}
          busyLabel="Drafting"
          onClick={() =>
            draft.mutate({
              params: { lora_id },
              data: { training_data_ids: empty },
              headers: { 'Idempotency-Key': crypto.randomUUID() },
            })
          }
        >
          Draft the empty ones ({empty.length})
        </Button>
        <Button disabled={trigger === ''} onClick={addTrigger}>
          Put the trigger in each
        </Button>
        <Button aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
          Find and replace
        </Button>
      </div>
      {isEditing && (
        <BulkEdit
          captions={all}
          onApply={(changed) => {
            setIsEditing(false)
            write(changed, `${changed.length} captions changed`)
          }}
        />
      )}
      <ul className={styles.stack} aria-label="About the captions">
        {lintCaptions(all, trigger).map(({ kind, text }) => (
          <li key={kind} className={styles.row}>
            <Tag tone="warning">{kind === 'EMPTY' ? 'Empty' : 'Look again'}</Tag>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
