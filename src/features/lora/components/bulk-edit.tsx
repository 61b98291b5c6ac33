import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import type { SetCaption } from '#src/domain/lint-captions.ts'
import { FieldShell } from '#src/shared/form/field-shell.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './lora.module.css'

interface BulkEditProps {
  captions: readonly SetCaption[]
  onApply: (changed: { training_data_id: string; caption: string }[]) => void
}

/** Finds words in all captions and replaces them; what comes of it is shown before. */
export function BulkEdit({ captions, onApply }: BulkEditProps) {
  const [find, setFind] = useState('')
  const [replace, setReplace] = useState('')
  const [findId, replaceId] = [useId(), useId()]
  const changed = captions
    .filter(({ caption }) => find !== '' && caption.includes(find))
    .map(({ id, caption }) => ({ training_data_id: id, caption: caption.replaceAll(find, replace).trim() }))
  return (
    <div className={styles.section}>
      <div className={styles.fields}>
        <FieldShell id={findId} label="Find">
          <OutlinedInput id={findId} value={find} onChange={(event) => setFind(event.target.value)} />
        </FieldShell>
        <FieldShell id={replaceId} label="Replace with">
          <OutlinedInput id={replaceId} value={replace} onChange={(event) => setReplace(event.target.value)} />
        </FieldShell>
      </div>
      <ul className={styles.stack} aria-label="What comes of it" aria-live="polite">
        {changed.slice(0, 5).map(({ training_data_id: id, caption }) => (
          <li key={id} className={styles.note}>
            {caption || '(empty)'}
          </li>
        ))}
      </ul>
      <div>
        <Button disabled={changed.length === 0} onClick={() => onApply(changed)}>
          Replace in {changed.length} {changed.length === 1 ? 'caption' : 'captions'}
        </Button>
      </div>
    </div>
  )
}
