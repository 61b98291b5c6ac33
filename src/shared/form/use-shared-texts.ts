import { useState } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { mergeTexts, type TwoVersions } from '#src/domain/merge-text.ts'
import { ApiError } from '../api/api-error.ts'
import { usePersisted } from '../hooks/use-persisted.ts'
import { readStored } from '../lib/browser-storage.ts'

/** The changed texts, each with its base, named as in the contract. */
export type ChangedTexts<Name extends string> = { [Key in Name]?: string } & { [Key in Name as `base_${Key}`]?: string }

/** Two versions of a text, and the function that ends the conflict. */
type Conflict = TwoVersions<string> & { resolve: (text: string) => void }

/**
 * Texts of a form that others may change while it is open. Only what was changed is sent; different words of two people go together, and
 * where both changed the same words the user chooses before anything is sent again.
 * @param opened the texts as the form was opened with them
 * @param place of a form whose draft outlives a reload: the bases are stored there too
 */
export function useSharedTexts<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Output>,
  opened: Readonly<Record<Name, string>>,
  place?: string,
) {
  const kept = place === undefined ? null : `${place}:bases`
  const [bases, setBases] = useState(() => withKept(opened, kept))
  const typed = namesOf(opened).filter((name) => form.getFieldState(name, form.formState).isDirty)
  const isKept = kept !== null && typed.length > 0
  usePersisted(
    sessionStorage,
    kept ?? 'bases',
    isKept ? Object.fromEntries(typed.map((name) => [name, bases[name]])) : null,
  )
  const [conflict, setConflict] = useState<{ name: Name; mine: string; theirs: string } | null>(null)
  const put = (name: Name, text: string) =>
    form.setValue(name, text as PathValue<Values, Name>, { shouldDirty: true, shouldValidate: true })

  /**
   * Sends the changes; again with both users' words when another user was faster.
   * @returns whether it was saved; not where the user has to choose. Rejects with any other refusal
   */
  async function save(
    typed: Readonly<Record<Name, string>>,
    send: (changed: ChangedTexts<Name>) => Promise<unknown>,
  ): Promise<boolean> {
    let texts = typed
    for (let base = bases; ;) {
      try {
        await send(changedTexts(texts, base))
        setBases(texts)
        return true
      } catch (cause) {
        const refused = refusedText(cause, texts, base)
        if (refused === null) throw cause
        const { name, theirs } = refused
        const merged = mergeTexts({ base: base[name], mine: texts[name], theirs })
        if (merged === null) {
          setConflict({ name, mine: texts[name], theirs })
          return false
        }
        put(name, merged)
        texts = { ...texts, [name]: merged }
        base = { ...base, [name]: theirs }
        setBases(base)
      }
    }
  }

  function resolve(text: string) {
    if (conflict === null) return
    put(conflict.name, text)
    setBases({ ...bases, [conflict.name]: conflict.theirs })
    setConflict(null)
  }
  const conflictAt = (name: string): Conflict | null =>
    conflict?.name === name ? { ...conflict, base: bases[conflict.name], resolve } : null
  return { save, hasConflict: conflict !== null, conflictAt }
}

/** The texts that a draft of before a reload was written over, the present ones beside them. */
function withKept<Name extends string>(opened: Readonly<Record<Name, string>>, kept: string | null) {
  const stored = kept === null ? null : readStored(sessionStorage, kept)
  if (typeof stored !== 'object' || stored === null) return opened
  const known = Object.entries(stored).filter(([name, text]) => name in opened && typeof text === 'string')
  return { ...opened, ...Object.fromEntries(known) } as Record<Name, string>
}

const namesOf = <Name extends string>(texts: Readonly<Record<Name, string>>) => Object.keys(texts) as Name[]

function changedTexts<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  base: Readonly<Record<Name, string>>,
) {
  const changed = namesOf(texts).filter((name) => texts[name] !== base[name])
  const entries = changed.flatMap((name) => [
    [name, texts[name]],
    [`base_${name}`, base[name]],
  ])
  return Object.fromEntries(entries) as ChangedTexts<Name>
}

/** The text that was changed elsewhere. A call with one text need not name it. */
function refusedText<Name extends string>(
  cause: unknown,
  texts: Readonly<Record<Name, string>>,
  base: Readonly<Record<Name, string>>,
): { name: Name; theirs: string } | null {
  if (!(cause instanceof ApiError) || cause.presentValue === undefined) return null
  const changed = namesOf(texts).filter((name) => texts[name] !== base[name])
  const name = changed.length === 1 ? changed[0] : changed.find((each) => each in cause.fields)
  return name === undefined ? null : { name, theirs: cause.presentValue }
}
