import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TwoVersions } from '#src/domain/merge-text.ts'
import { errorText } from '#src/shared/api/error-text.ts'
import { readStored } from '../lib/browser-storage.ts'
import { usePersisted } from './use-persisted.ts'

/** Rest after the last change before it is saved, ms. */
const SAVE_AFTER_MS = 700

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
  /** For what others may write too: `save` says what a value was written over, and is refused when something else stands there by now. */
  shared?: SharedText<Value>
}

export interface SharedText<Value> {
  /** What stands there by now, as the refusal tells; undefined of any other refusal. */
  presentIn: (refusal: unknown) => Value | undefined
  /** Both changes in one value; null when they changed the same place, so that the person chooses. */
  merge: (versions: TwoVersions<Value>) => Value | null
}

/** A value that the server does not have yet, and what it was written over. */
interface Unsaved<Value> {
  value: Value
  base: Value
}

/** A value that is saved by itself shortly after each change. What the server does not have yet survives a reload. */
export function useAutosave<Value>({ place, storage = sessionStorage, saved, save, shared }: Options<Value>) {
  const [unsaved, setUnsaved] = useState<Unsaved<Value> | null>(() => readUnsaved(storage, place, saved))
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<{ theirs: Value } | null>(null)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useRef(unsaved)
  const stored = useRef(saved)
  useEffect(() => {
    newest.current = unsaved
  }, [unsaved])
  useEffect(() => {
    stored.current = saved
  }, [saved])
  usePersisted(storage, place, unsaved)

  const change = (value: Value) => {
    if (conflict === null) setError(null)
    setUnsaved((now) => ({ value, base: now ? now.base : saved }))
  }

  async function send(): Promise<Value> {
    const sent = newest.current
    if (!sent) return stored.current
    if (!save) return sent.value
    setSaving(true)
    try {
      await save(sent.value, sent.base)
      stored.current = sent.value
      if (newest.current === sent) newest.current = null
      // What was typed meanwhile was typed over what has just been sent.
      setUnsaved((now) => (now === sent || !now ? null : { ...now, base: sent.value }))
      return sent.value
    } catch (cause) {
      const theirs = shared?.presentIn(cause)
      // More may have been typed while it was under way: it was written over the same.
      const own = newest.current ?? sent
      const merged = shared && theirs !== undefined ? shared.merge({ base: own.base, mine: own.value, theirs }) : null
      if (merged !== null && theirs !== undefined) {
        newest.current = { value: merged, base: theirs }
        setUnsaved(newest.current)
        return await send()
      }
      if (theirs !== undefined) setConflict({ theirs })
      setError(errorText(cause))
      throw cause
    } finally {
      setSaving(false)
    }
  }

  /** Saves what is not saved; what stands there then, with the words of others too. Rejects with the refusal. */
  const flush = (): Promise<Value> => {
    // It would be refused again: the person chooses first.
    if (conflict !== null) return Promise.reject(new Error(error ?? ''))
    // One at a time, so that an older value never arrives last.
    const saving = running.current.catch(() => undefined).then(send)
    running.current = saving
    return saving
  }
  /** Ends a conflict: this is written over what stands there by now. */
  const resolve = (value: Value) => {
    if (conflict === null) return
    newest.current = { value, base: conflict.theirs }
    setUnsaved(newest.current)
    setConflict(null)
    setError(null)
  }
  const saveQuietly = useEffectEvent(() => void flush().catch(() => undefined))
  const isWaiting = unsaved !== null && save !== undefined
  useEffect(() => {
    if (!isWaiting || isSaving || error !== null) return
    const timer = setTimeout(saveQuietly, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, isSaving, error, unsaved])

  const state: 'failed' | 'saving' | 'saved' =
    error !== null ? 'failed' : unsaved !== null || isSaving ? 'saving' : 'saved'
  /** What stands there by now, where both changed the same place; what is typed meanwhile is kept and waits. */
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
