import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { persist, readStored } from '../lib/browser-storage.ts'

/**
 * Keeps what was typed and not saved through a reload of this tab, until `clear` or until everything is as it was.
 * @param names the fields that may be stored; never a password
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  place: string,
  names: readonly FieldPath<Values>[],
) {
  const [typed] = useState(() => readStored(sessionStorage, place))
  const { setValue, subscribe, getFieldState, getValues } = form
  useEffect(() => {
    if (typeof typed !== 'object' || typed === null) return
    for (const name of names)
      if (Object.hasOwn(typed, name))
        setValue(name, Reflect.get(typed, name) as PathValue<Values, typeof name>, {
          shouldDirty: true,
          shouldValidate: true,
        })
  }, [typed, names, setValue])
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: () => {
          const dirty = names.filter((name) => getFieldState(name).isDirty)
          const values = Object.fromEntries(dirty.map((name) => [name, getValues(name)]))
          persist(sessionStorage, place, dirty.length > 0 ? values : null)
        },
      }),
    [subscribe, getFieldState, getValues, names, place],
  )
  return { wasTyped: typed !== null, clear: () => persist(sessionStorage, place, null) }
}
