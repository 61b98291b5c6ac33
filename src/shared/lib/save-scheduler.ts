import { useEffect, useLayoutEffect, useState } from 'react'

interface HookOptions<Result> {
  /** The value waiting for autosave, a new object after each change; null while there is none, or it must not be sent. */
  waiting: object | null
  /** Sends the newest value; rejects with the refusal. */
  save: () => Promise<Result>
}

interface SaveTriggers {
  flushPending: () => void
  retry: () => void
}

/** Rest after the last change before it is saved, ms. */
export const SAVE_AFTER_MS = 700

/** `waiting`: changed and not sent yet; `failed`: refused, and nothing was changed since. */
export type SavePhase = 'idle' | 'waiting' | 'saving' | 'failed'

/** Runs calls one at a time, in order. */
type InTurn = <Result>(call: () => Promise<Result>) => Promise<Result>

interface Options<Result> {
  /** Sends the then newest value; rejects with the refusal. */
  save: () => Promise<Result>
  /** The queue it takes its turn in, where other calls go the same way. */
  inTurn?: InTurn
  onPhase?: (phase: SavePhase) => void
}

/**
 * Schedules saves of an edited value: after a delay, at once on request, and never twice at a time, so that an older value never
 * arrives last. The caller defines the value and how it is sent.
 */
export function createSaveScheduler<Result>({ save: firstSave, inTurn = createQueue(), onPhase }: Options<Result>) {
  let save = firstSave
  let phase: SavePhase = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Attempts that are under way or wait for their turn. */
  let attempts = 0
  /** Whether there is a change that no attempt has taken up. */
  let isPending = false

  const enter = (next: SavePhase) => {
    if (next === phase) return
    phase = next
    onPhase?.(next)
  }

  const startRest = () => {
    enter('waiting')
    clearTimeout(timer)
    timer = setTimeout(flushQuietly, SAVE_AFTER_MS)
  }

  const end = (outcome: 'idle' | 'failed') => {
    attempts -= 1
    if (attempts > 0) return
    if (isPending) startRest()
    else enter(outcome)
  }

  /** Saves now, also a refused value. Rejects with the refusal. */
  function flush(): Promise<Result> {
    clearTimeout(timer)
    attempts += 1
    enter('saving')
    return inTurn(async () => {
      isPending = false
      try {
        const result = await save()
        end('idle')
        return result
      } catch (cause) {
        end('failed')
        throw cause
      }
    })
  }
  const flushQuietly = () => void flush().catch(() => undefined)

  return {
    flush,
    /** How it is sent from now on, also by the attempts that wait for their turn. */
    setSave(next: () => Promise<Result>) {
      save = next
    },
    /** There is something to save, or something else than before. */
    changed() {
      isPending = true
      // A running attempt checks it at its end.
      if (attempts === 0) startRest()
    },
    /** There is nothing to save any more. */
    cancel() {
      isPending = false
      clearTimeout(timer)
      if (attempts === 0) enter('idle')
    },
    /** Saves without the delay: the user is leaving. */
    flushPending() {
      if (isPending) flushQuietly()
    },
    /** Retries a refused save, because the reason may be gone. */
    retry() {
      if (phase === 'failed') flushQuietly()
    },
  }
}

export type SaveScheduler<Result> = ReturnType<typeof createSaveScheduler<Result>>

/** One call at a time; one that fails stops none after it. */
export function createQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (call) => {
    const result = last.then(call)
    last = result.catch(() => undefined)
    return result
  }
}

/**
 * Autosaves edits: after a delay, when the page is left or hidden, and again when the browser is back online.
 * @returns `flush`, which saves at once and rejects with the refusal
 */
export function useSaveScheduler<Result>({ waiting, save }: HookOptions<Result>) {
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

/** A pending value is saved at once when its page is left or hidden; a refused one is retried when the browser is back online. */
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
  // Before any other cleanup, while the change can still be sent.
  useLayoutEffect(() => () => scheduler.flushPending(), [scheduler])
}
