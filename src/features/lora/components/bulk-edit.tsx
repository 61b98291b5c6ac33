import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import type { SetCaption } from '#src/domain/lint-captions.ts'
import { FieldShell } from '#src/shared/form/field-shell.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './lora.module.css'

interface BulkEditProps {
  captions: readonly SetCaption[]
  isBusy: boolean
  /** @param edit returns the new caption */
  onApply: (edit: (caption: string) => string) => void
}

/** Finds words in all captions and replaces them, with a preview. */
export function BulkEdit({ captions, isBusy, onApply }: BulkEditProps) {
  const [find, setFind] = useState('')
  const [replace, setReplace] = useState('')
  const [findId, replaceId] = [useId(), useId()]
  const edit = (caption: string) => (find === '' ? caption : caption.replaceAll(find, () => replace).trim())
  const changed = captions
    .map(({ id, caption }) => ({ id, caption, after: edit(caption) }))
    .filter(({ caption, after }) => caption !== after)
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
      {changed.length > 0 && (
        <div className={styles.preview} role="group" aria-label="Preview" tabIndex={0}>
          <ul className={styles.stack}>
            {changed.map(({ id, caption, after }) => (
              <li key={id} className={styles.note}>
                <del>{caption}</del> <ins>{after || '(empty)'}</ins>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.note} role="status">
        {find !== '' && changed.length === 0 && 'Not found in any caption'}
      </p>
      <div>
        <Button disabled={changed.length === 0} isBusy={isBusy} busyLabel="Replacing" onClick={() => onApply(edit)}>
          Replace in {changed.length} {changed.length === 1 ? 'caption' : 'captions'}
        </Button>
      </div>
    </div>
  )
}
