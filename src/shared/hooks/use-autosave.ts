import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readKept } from '../lib/kept.ts'
import { useKeep } from './use-keep.ts'

/** Rest after the last change before it is saved, ms. */
const SAVE_AFTER_MS = 700

interface Options<Value> {
  /** Where an unsaved value waits in this tab over a reload; one for each thing that is edited. */
  place: string
  /** What the server has. */
  saved: Value
  /**
   * Sends a value and takes it into the cache; rejects with the refusal. `base` is what the value was written over. Absent: nothing can
   * be saved yet.
   */
  save: ((value: Value, base: Value) => Promise<unknown>) | undefined
}

/** A value that the server does not have yet, and what it was written over. */
interface Unsaved<Value> {
  value: Value
  base: Value
}

/** A value that is saved by itself shortly after each change. What the server does not have yet survives a reload. */
export function useAutosave<Value>({ place, saved, save }: Options<Value>) {
  const [unsaved, setUnsaved] = useState<Unsaved<Value> | null>(() => readUnsaved(place, saved))
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const running = useRef<Promise<void>>(Promise.resolve())
  const newest = useRef(unsaved)
  useEffect(() => {
    newest.current = unsaved
  }, [unsaved])
  useKeep(sessionStorage, place, unsaved)

  const change = (value: Value) => {
    setError(null)
    setUnsaved((now) => ({ value, base: now ? now.base : saved }))
  }

  async function send(): Promise<void> {
    const sent = newest.current
    if (!sent || !save) return
    setSaving(true)
    try {
      await save(sent.value, sent.base)
      if (newest.current === sent) newest.current = null
      // What was typed meanwhile was typed over what has just been sent.
      setUnsaved((now) => (now === sent || !now ? null : { ...now, base: sent.value }))
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : 'An error occurred')
      throw cause
    } finally {
      setSaving(false)
    }
  }

  /** Saves what is not saved. Rejects with the refusal. */
  const flush = (): Promise<void> => {
    // One at a time, so that an older value never arrives last.
    running.current = running.current.catch(() => undefined).then(send)
    return running.current
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
  return { value: unsaved ? unsaved.value : saved, change, flush, state, error }
}

/** The place holds what this hook put there. */
function readUnsaved<Value>(place: string, saved: Value): Unsaved<Value> | null {
  const kept = readKept(sessionStorage, place)
  return kept !== null && typeof kept === 'object' && 'value' in kept
    ? { ...(kept as Unsaved<Value>), ...('base' in kept ? {} : { base: saved }) }
    : null
}
