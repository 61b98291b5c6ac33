import { CircleAlert } from 'lucide-react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import styles from './form-error.module.css'

/** Errors of the whole form; takes no room without one. */
export function FormError<Values extends FieldValues>({ errors }: { errors: FieldErrors<Values> }) {
  return <Refusal message={errors.root?.message} />
}

/** A refusal outside of a form, for example of another sign-in method. */
export function Refusal({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
