import { useEffect, useLayoutEffect, useState } from 'react'
import { createSaveScheduler } from '../lib/save-scheduler.ts'

interface Options<Result> {
  /** What waits to be saved by itself, another object after each change; null while nothing does, or while it must not be sent. */
  waiting: object | null
  /** Sends what is newest; rejects with the refusal. */
  save: () => Promise<Result>
}

/**
 * Saves by itself what is edited: after a rest, when the page is left or hidden, and again when the browser is back online.
 * @returns `flush`, which saves at once and rejects with the refusal
 */
export function useSaveScheduler<Result>({ waiting, save }: Options<Result>) {
  const [isSaving, setSaving] = useState(false)
  const [scheduler] = useState(() => createSaveScheduler({ save, onPhase: (phase) => setSaving(phase === 'saving') }))
  // Whenever its turn comes it is the newest that is sent.
  useLayoutEffect(() => scheduler.setSave(save), [scheduler, save])
  useEffect(() => {
    if (waiting === null) scheduler.cancel()
    else scheduler.changed()
  }, [scheduler, waiting])
  useSaveTriggers(scheduler)
  return { flush: scheduler.flush, isSaving }
}

interface SaveTriggers {
  flushPending: () => void
  retry: () => void
}

/** What waits is saved without a rest when its page is left or hidden; what was refused is tried again when the browser is back online. */
export function useSaveTriggers(scheduler: SaveTriggers): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') scheduler.flushPending()
    }
    document.addEventListener('visibilitychange', handleVisibility, { signal })
    addEventListener('online', () => scheduler.retry(), { signal })
    return () => stop.abort()
  }, [scheduler])
  // Before any other cleanup: what takes the change on is still there.
  useLayoutEffect(() => () => scheduler.flushPending(), [scheduler])
}
