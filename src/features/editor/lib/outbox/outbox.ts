import { carry } from '#src/shared/api/http.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { deliverLetter, Unreachable } from './deliver-letter.ts'
import { forgetLetter, keepLetter } from './letter-box.ts'
import { packLetter, type Letter } from './letter.ts'
import { createPatience } from '#src/shared/lib/patience.ts'
import { showTabIsOpen, tabId } from './open-tabs.ts'

/** The way a story's edits reach the server: one after the other, each once, kept in this browser until they are answered. */
export interface Outbox {
  /**
   * Runs the call now and lets the request it makes wait for its turn. The answer comes when the server can be reached, however
   * long that takes. A call that makes its request only later holds up those after it instead.
   */
  post: <T>(key: string, call: () => Promise<T>) => Promise<T>
  /** Waits for its turn with something that is no edit. */
  enqueue: <T>(call: () => Promise<T>) => Promise<T>
  /** Sends what waits now instead of a little later. */
  retry: () => void
  /** Whether closing the tab now would lose an edit. */
  hasUnkept: () => boolean
}

let lastOrder = 0
/** Grows also from one page load to the next. */
const nextOrder = () => (lastOrder = Math.max(lastOrder + 1, Date.now() * 1000))

export interface OutboxListener {
  onReach: (isReached: boolean) => void
  /** By how many the letters changed that this browser keeps. */
  onKept: (by: 1 | -1) => void
}

export function createOutbox(storyId: string, { onReach, onKept }: OutboxListener): Outbox {
  const patience = createPatience()
  let last: Promise<unknown> = Promise.resolve()
  let unkept = 0

  const enqueue = <T>(call: () => Promise<T>): Promise<T> => {
    const next = last.then(call, call)
    last = next.catch(() => undefined)
    return next
  }

  async function send(letter: Letter): Promise<Response> {
    for (;;)
      try {
        const response = await deliverLetter(letter)
        onReach(true)
        patience.reset()
        // Signed out meanwhile: it is sent when the person opens the story again.
        if (response.status !== 401) await forgetLetter(letter)
        return response
      } catch (cause) {
        if (!(cause instanceof Unreachable)) throw cause
        onReach(false)
        await patience.wait()
      }
  }

  async function take(key: string, request: Request): Promise<Response> {
    showTabIsOpen()
    const userId = useSessionStore.getState().user?.user_id ?? ''
    const packed = packLetter(request, { key, order: nextOrder(), storyId, userId, tabId })
    unkept++
    const kept = packed.then(keepLetter).then((isKept) => {
      if (!isKept) return false
      unkept--
      onKept(1)
      return true
    })
    try {
      return await enqueue(async () => {
        await kept
        return send(await packed)
      })
    } finally {
      if (await kept) onKept(-1)
      else unkept--
    }
  }

  return {
    enqueue,
    retry: () => patience.end(),
    hasUnkept: () => unkept > 0,
    post(key, call) {
      let isTaken = false
      const answer = carry(call, (request) => {
        isTaken = true
        return take(key, request)
      })
      if (!isTaken)
        void enqueue(() =>
          answer.then(
            () => undefined,
            () => undefined,
          ),
        )
      return answer
    },
  }
}
