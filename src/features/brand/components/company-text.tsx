import { useId } from 'react'
import { fieldText } from '#src/shared/api/api-error.ts'
import { useSaveBrand } from '#src/shared/story/brand/use-brand-settings.ts'
import { FieldShell, helpId } from '#src/shared/form/field-shell.tsx'
import { sharedText } from '#src/shared/hooks/shared-text.ts'
import { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { TextConflict } from '#src/shared/ui/version-choice/version-choice.tsx'
import { WritingArea } from '#src/shared/ui/writing-area.tsx'
import styles from './brand-page.module.css'

/** The contract's limit, characters. */
const MAX_TEXT_LENGTH = 4_000

interface CompanyTextProps {
  userId: string
  field: 'about_company' | 'ideal_customer_profile'
  label: string
  help: string
  saved: string
}

/** A text that is saved automatically; unsaved text survives a reload. */
export function CompanyText({ userId, field, label, help, saved }: CompanyTextProps) {
  const id = useId()
  const update = useSaveBrand()
  const text = useAutosave({
    place: `brand:${field}:${userId}`,
    saved,
    save: (value, base) =>
      value.length > MAX_TEXT_LENGTH
        ? Promise.reject(new Error(`Use up to ${MAX_TEXT_LENGTH} characters. This has ${value.length}`))
        : update.mutateAsync({ data: { [field]: value, [`base_${field}`]: base } }),
    shared: sharedText,
  })
  const refusal = text.error === null ? undefined : (fieldText(update.error) ?? text.error)
  return (
    <FieldShell
      id={id}
      label={label}
      labelEnd={<span aria-live="polite">{WORDS[text.state]}</span>}
      help={help}
      error={refusal}
    >
      <div className={styles.area}>
        <WritingArea
          id={id}
          value={text.value}
          dir="auto"
          aria-invalid={refusal !== undefined}
          aria-describedby={helpId(id)}
          onChange={(event) => text.change(event.target.value)}
          onBlur={() => void text.flush().catch(() => undefined)}
        />
        {text.conflict && <TextConflict conflict={text.conflict} />}
      </div>
    </FieldShell>
  )
}

const WORDS = { saving: 'Saving', saved: '', failed: 'Not saved' } as const
