import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './field-shell.module.css'

export interface FieldWords {
  label: string
  /** Stands at the end of the label's line, for example a link. */
  labelEnd?: ReactNode
  /** Help below the field; an error takes its place. */
  help?: ReactNode
  /** Drop the reserved line below, where no message can come. */
  isHelpHidden?: boolean
}

interface FieldShellProps extends FieldWords {
  id: string
  error?: string | undefined
  children: ReactNode
}

/** Ids of a field's descriptions, for `aria-describedby`. */
export const helpId = (id: string) => `${id}-help`

/** Label above, help or error below; the line below is always reserved, so nothing moves when an error appears. */
export function FieldShell({ id, label, labelEnd, help, isHelpHidden = false, error, children }: FieldShellProps) {
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={id} id={`${id}-label`} className={styles.label}>
          {label}
        </label>
        {labelEnd}
      </div>
      {children}
      {!isHelpHidden && <FieldHelp id={id} help={help} error={error} />}
    </div>
  )
}

/** The reserved line below a field. */
export function FieldHelp({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  return (
    <p id={helpId(id)} className={styles.help} data-error={error !== undefined || undefined}>
      {error ? (
        <>
          <CircleAlert size={14} aria-hidden="true" />
          <span>{error}</span>
        </>
      ) : (
        help
      )}
    </p>
  )
}
