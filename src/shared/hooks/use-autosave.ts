import { useEffect, useRef, useState } from 'react'
import type { TwoVersions } from '#src/domain/merge-text.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { persist, readStored } from '../lib/browser-storage.ts'
import { usePersisted } from './use-persisted.ts'
import { useSaveScheduler } from '../lib/save-scheduler.ts'

interface Options<Value> {
  /** Where an unsaved value waits over a reload; one for each thing that is edited. */
  place: string
  /** The storage; this tab's own by default. */
  storage?: Storage
  /** The server's value. */
  saved: Value
  /**
   * Sends a value and takes it into the cache; rejects with the refusal. `base` is the value before the edit. Absent: nothing can
   * be saved yet.
   */
  save: ((value: Value, base: Value) => Promise<unknown>) | undefined
  /** Whether `save` sends all of the value: invalid parts that it leaves out stay as typed. */
  isWhole?: (value: Value) => boolean
  /** For values with other writers: `save` sends the base, and is refused when the server's value is another. */
  shared?: SharedText<Value>
}

export interface SharedText<Value> {
  /** The server's value in the refusal; undefined for any other refusal. */
  presentIn: (refusal: unknown) => Value | undefined
  /** Both changes in one value; null when they changed the same place, so that the user chooses. */
  merge: (versions: TwoVersions<Value>) => Value | null
}

/** An unsaved value and its base. */
interface Unsaved<Value> {
  value: Value
  base: Value
}

/** A value that is saved automatically shortly after each change. Unsaved input survives a reload. */
export function useAutosave<Value>({
  place,
  storage = sessionStorage,
  saved,
  save,
  isWhole = () => true,
  shared,
}: Options<Value>) {
  const [unsaved, setUnsaved] = useState<Unsaved<Value> | null>(() => readUnsaved(storage, place, saved))
  const [error, setError] = useState<string | null>(null)
  const [conflict, setConflict] = useState<{ theirs: Value } | null>(null)
  const newest = useRef(unsaved)
  const stored = useRef(saved)
  useEffect(() => {
    stored.current = saved
  }, [saved])
  usePersisted(storage, place, unsaved)

  const put = (next: Unsaved<Value> | null) => {
    newest.current = next
    setUnsaved(next)
  }
  const change = (value: Value) => {
    if (conflict === null) setError(null)
    put({ value, base: newest.current ? newest.current.base : saved })
  }

  async function send(): Promise<Value> {
    const sent = newest.current
    if (!sent) return stored.current
    if (!save) return sent.value
    setError(null)
    try {
      await save(sent.value, sent.base)
    } catch (cause) {
      if (takeIn(cause, sent)) return await send()
      setError(errorText(cause))
      throw cause
    }
    stored.current = sent.value
    // Later input has the value just sent as its base.
    if (newest.current !== null && newest.current !== sent) put({ ...newest.current, base: sent.value })
    else put(isWhole(sent.value) ? null : sent)
    // The page may be left by now, and would send it again when it is opened the next time.
    persist(storage, place, newest.current)
    return sent.value
  }

  /** Whether the refusal had the server's value and both changes could be merged. */
  function takeIn(refusal: unknown, sent: Unsaved<Value>): boolean {
    const theirs = shared?.presentIn(refusal)
    if (!shared || theirs === undefined) return false
    // More may have been typed while it was under way: it was written over the same.
    const own = newest.current ?? sent
    const merged = shared.merge({ base: own.base, mine: own.value, theirs })
    if (merged === null) setConflict({ theirs })
    else put({ value: merged, base: theirs })
    return merged !== null
  }

  const canSave = save !== undefined && conflict === null
  const scheduler = useSaveScheduler({ waiting: canSave ? unsaved : null, save: send })

  /** Saves unsaved input; returns the saved value, with others' changes merged. Rejects with the refusal. */
  const flush = (): Promise<Value> => {
    // It would be refused again: the user chooses first.
    if (conflict !== null) return Promise.reject(new Error(error ?? ''))
    return newest.current === null ? Promise.resolve(stored.current) : scheduler.flush()
  }
  /** Ends a conflict: this replaces the server's value. */
  const resolve = (value: Value) => {
    if (conflict === null) return
    put({ value, base: conflict.theirs })
    setConflict(null)
    setError(null)
  }

  const state: 'failed' | 'saving' | 'saved' = error !== null ? 'failed' : unsaved !== null ? 'saving' : 'saved'
  /** The server's value where both changed the same place; later input is stored and waits. */
  const question = conflict && unsaved && { theirs: conflict.theirs, mine: unsaved.value, base: unsaved.base, resolve }
  return { value: unsaved ? unsaved.value : saved, change, flush, state, error, conflict: question }
}

/** The storage holds this hook's own value. */
function readUnsaved<Value>(storage: Storage, place: string, saved: Value): Unsaved<Value> | null {
  const stored = readStored(storage, place)
  return stored !== null && typeof stored === 'object' && 'value' in stored
    ? { ...(stored as Unsaved<Value>), ...('base' in stored ? {} : { base: saved }) }
    : null
}
