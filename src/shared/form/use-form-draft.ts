import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { persist, readStored } from '../lib/browser-storage.ts'
import { useSessionStore } from '../session/session-store.ts'

/** Storage key of a draft, by user: the next user of this tab does not find it. */
export const draftPlace = (place: string) => `${place}:${useSessionStore.getState().user?.pusher_id ?? ''}`

/** Whether something waits there that was typed before a reload. */
export const hasFormDraft = (place: string): boolean => readStored(sessionStorage, draftPlace(place)) !== null

/**
 * Keeps unsaved input through a reload of this tab, for the user who typed it, until `clear` or until the input equals the saved values.
 * @param name of the form
 * @param names the fields that may be stored; never a password
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  names: readonly FieldPath<Values>[],
) {
  const [place] = useState(() => draftPlace(name))
  const [typed] = useState(() => readTyped(place, name, names))
  const { setValue, subscribe, getFieldState, getValues } = form
  useEffect(() => {
    if (typeof typed !== 'object' || typed === null) return
    for (const field of names)
      if (Object.hasOwn(typed, field))
        setValue(field, Reflect.get(typed, field) as PathValue<Values, typeof field>, {
          shouldDirty: true,
          shouldValidate: true,
        })
  }, [typed, names, setValue])
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: () => {
          const dirty = names.filter((field) => getFieldState(field).isDirty)
          const values = Object.fromEntries(dirty.map((field) => [field, getValues(field)]))
          persist(sessionStorage, place, dirty.length > 0 ? values : null)
        },
      }),
    [subscribe, getFieldState, getValues, names, place],
  )
  const clear = () => {
    for (const each of [place, ...formerPlaces(name, names)]) persist(sessionStorage, each, null)
  }
  return { wasTyped: typed !== null, clear }
}

/** Version 0.1 stored the text of a form with one field as it is, and the texts of others each under a name of its own. */
function readTyped(place: string, name: string, names: readonly string[]): unknown {
  const stored = readStored(sessionStorage, place)
  if (typeof stored === 'string') return { [names[0] ?? '']: stored }
  if (stored !== null) return stored
  const texts = formerPlaces(name, names).map((each) => readStored(sessionStorage, each))
  const typed = names.flatMap((field, at) => (typeof texts[at] === 'string' ? [[field, texts[at]]] : []))
  return typed.length > 0 ? Object.fromEntries(typed) : null
}

const formerPlaces = (name: string, names: readonly string[]) => names.map((field) => draftPlace(`${name}:${field}`))
