import { useEffect, useRef, useState } from 'react'
import type { TwoVersions } from '#src/domain/merge-text.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { persist, readStored } from '../lib/browser-storage.ts'
import { usePersisted } from './use-persisted.ts'
import { useSaveScheduler } from '../lib/save-scheduler.ts'

interface Options<Value> {
  /** Where an unsaved value waits over a reload; one for each thing that is edited. */
  place: string
  /** Where that is; this tab's own unless said otherwise. */
  storage?: Storage
  /** What the server has. */
  saved: Value
  /**
   * Sends a value and takes it into the cache; rejects with the refusal. `base` is what the value was written over. Absent: nothing can
   * be saved yet.
   */
  save: ((value: Value, base: Value) => Promise<unknown>) | undefined
  /** Whether `save` sends all of the value: what it leaves out, as nothing can be saved of it, stays as it was typed. */
  isWhole?: (value: Value) => boolean
  /** For what others may write too: `save` says what a value was written over, and is refused when something else stands there by now. */
  shared?: SharedText<Value>
}

export interface SharedText<Value> {
  /** What stands there by now, as the refusal says; undefined of any other refusal. */
  presentIn: (refusal: unknown) => Value | undefined
  /** Both changes in one value; null when they changed the same place, so that the user chooses. */
  merge: (versions: TwoVersions<Value>) => Value | null
}

/** A value that the server does not have yet, and what it was written over. */
interface Unsaved<Value> {
  value: Value
  base: Value
}

/** A value that is saved by itself shortly after each change. What the server does not have yet survives a reload. */
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
    // What was typed meanwhile was typed over what has just been sent.
    if (newest.current !== null && newest.current !== sent) put({ ...newest.current, base: sent.value })
    else put(isWhole(sent.value) ? null : sent)
    // The page may be left by now, and would send it again when it is opened the next time.
    persist(storage, place, newest.current)
    return sent.value
  }

  /** Whether the refusal said what stands there by now and both changes went together. */
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

  /** Saves what is not saved; what stands there then, with the words of others too. Rejects with the refusal. */
  const flush = (): Promise<Value> => {
    // It would be refused again: the user chooses first.
    if (conflict !== null) return Promise.reject(new Error(error ?? ''))
    return newest.current === null ? Promise.resolve(stored.current) : scheduler.flush()
  }
  /** Ends a conflict: this is written over what stands there by now. */
  const resolve = (value: Value) => {
    if (conflict === null) return
    put({ value, base: conflict.theirs })
    setConflict(null)
    setError(null)
  }

  const state: 'failed' | 'saving' | 'saved' = error !== null ? 'failed' : unsaved !== null ? 'saving' : 'saved'
  /** What stands there by now, where both changed the same place; what is typed meanwhile is stored and waits. */
  const question = conflict && unsaved && { theirs: conflict.theirs, mine: unsaved.value, base: unsaved.base, resolve }
  return { value: unsaved ? unsaved.value : saved, change, flush, state, error, conflict: question }
}

/** The place holds what this hook put there. */
function readUnsaved<Value>(storage: Storage, place: string, saved: Value): Unsaved<Value> | null {
  const stored = readStored(storage, place)
  return stored !== null && typeof stored === 'object' && 'value' in stored
    ? { ...(stored as Unsaved<Value>), ...('base' in stored ? {} : { base: saved }) }
    : null
}
