import { errorText, ApiError } from '#src/shared/api/api-error.ts'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Puts a refused call's texts where they belong: at the fields that the server names, the rest at the form
 * (`errors.root.message`). Focuses the first refused field.
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  const known = form.getValues()
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const own = fields.filter(([name]) => (name.split('.').at(0) ?? '') in known)
  for (const [at, [name, [message]]] of own.entries())
    form.setError(name as FieldPath<Values>, { type: 'server', message: message ?? '' }, { shouldFocus: at === 0 })
  if (own.length === 0) {
    const message = errorText(error)
    form.setError('root', { type: 'server', message })
  }
}
