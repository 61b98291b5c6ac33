import { readAnswerTo } from '#src/shared/api/call.ts'
import type { AnswerOf, ApiRequest, OperationId, StoredRequest } from '#src/shared/api/api-request.ts'
import { readAnswer } from '#src/shared/api/create-sender.ts'
import { createBackoff } from '#src/shared/lib/backoff.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { ENTRY_VERSION, type OutboxEntry, deleteEntry, storeEntry, sendEntry, Unreachable } from './entry.ts'
import { holdTabLock, tabId } from './tab-lock.ts'
import { rebase, textEditOf, withTextEdit } from './text-edit.ts'
import { readProblem, unsentOf, unsentOfSameText, withNewerWords, type UnsentEdit } from './unsent.ts'

interface PostOptions {
  /** The one status that confirms it; by default any of 200 to 299. */
  successStatus?: number | undefined
  /** Credits that its button showed. */
  most?: number | undefined
}

/** The queue of a story's edits to the server: in sequence, each once, stored in this browser until they are answered. */
export interface Outbox {
  /**
   * Stores a call and queues it. The answer comes when the server can be reached, however long that takes. Rejects
   * with `NotSent` when the edit became an unsent one.
   */
  post: <Id extends OperationId>(key: string, request: ApiRequest<Id>, options?: PostOptions) => Promise<AnswerOf<Id>>
  /** Sends an unsent edit to the current story; rejects with the refusal. */
  resend: (entry: OutboxEntry) => Promise<void>
  /** Queues something that is no edit. */
  enqueue: <T>(call: () => Promise<T>) => Promise<T>
  /** Sends waiting calls now instead of after their delay. */
  retry: () => void
  /** Whether closing the tab now would lose an edit. */
  hasUnstored: () => boolean
  /** Resolves when closing the tab would lose none of the edits posted so far: this browser has stored them, or the server has. */
  whenStored: () => Promise<void>
}

let lastOrder = 0
/** Grows also from one page load to the next. */
const nextOrder = () => (lastOrder = Math.max(lastOrder + 1, Date.now() * 1000))

/** The edit was not made: the user decides about it among the unsent ones. */
export class NotSent extends Error {
  override name = 'NotSent'
  readonly reason: UnsentEdit['reason']

  constructor({ message, reason }: UnsentEdit) {
    super(message)
    this.reason = reason
  }
}

export interface OutboxListener {
  onReach: (isReached: boolean) => void
  /** Change in the number of entries that this browser stores. */
  onStored: (by: 1 | -1) => void
  /** The newest revision of the story that this tab knows. */
  revision: () => number
  /** Edits that the user has to decide about. */
  unsent: () => readonly UnsentEdit[]
  /** Adds one of them, or replaces a changed one. */
  onUnsent: (edit: UnsentEdit) => void
}

/** Ends the sending of earlier openings of a story in this page. */
const stops = new Map<string, () => void>()

/** From now on an earlier opening of the story in this page sends nothing more: its stored entries can be sent again. */
export function stopOutbox(storyId: string): void {
  stops.get(storyId)?.()
}

const never = () => new Promise<never>(() => undefined)

export function createOutbox(storyId: string, listener: OutboxListener): Outbox {
  const backoff = createBackoff()
  let last: Promise<unknown> = Promise.resolve()
  let unstored = 0
  let safe: Promise<unknown> = Promise.resolve()
  let isStopped = false
  stops.set(storyId, () => {
    isStopped = true
  })

  const enqueue = <T>(call: () => Promise<T>): Promise<T> => {
    const next = last.then(call, call)
    last = next.catch(() => undefined)
    return next
  }

  async function send(entry: OutboxEntry): Promise<Response> {
    for (;;)
      try {
        if (isStopped) return await never()
        const response = await sendEntry(entry)
        listener.onReach(true)
        backoff.reset()
        return response
      } catch (cause) {
        if (!(cause instanceof Unreachable)) throw cause
        listener.onReach(false)
        await backoff.wait()
      }
  }

  /** Stays stored: after a reload the user is asked again. */
  async function holdBack(edit: UnsentEdit): Promise<never> {
    await storeEntry(edit.entry)
    listener.onUnsent(edit)
    throw new NotSent(edit)
  }

  /** Sends an entry until it is answered. A text that another tab has changed meanwhile is merged, or becomes an unsent edit. */
  async function deliver(entry: OutboxEntry): Promise<Response> {
    const text = textEditOf(entry)
    const held = unsentOfSameText(listener.unsent(), text)
    if (held) {
      const joined = withNewerWords(held, entry)
      await storeEntry(joined.entry)
      await deleteEntry(entry)
      return holdBack(joined)
    }
    const response = await send(entry)
    // Signed out meanwhile: it is sent when the user opens the story again.
    if (response.status === 401) return response
    const problem = text === null || response.ok ? null : await readProblem(response)
    const unsent = problem && unsentOf(entry, response.status, problem)
    if (text === null || unsent === null || unsent.reason === 'refused') {
      await deleteEntry(entry)
      return response
    }
    const rebased = unsent.present !== null && rebase(text, unsent.present)
    if (!rebased) return holdBack(unsent)
    const merged = withTextEdit(entry, rebased)
    await storeEntry(merged)
    return deliver(merged)
  }

  async function storeAndDeliver(key: string, request: StoredRequest, most?: number): Promise<Response> {
    holdTabLock()
    const userId = useSessionStore.getState().user?.user_id ?? ''
    const entry: OutboxEntry = {
      version: ENTRY_VERSION,
      key,
      order: nextOrder(),
      storyId,
      userId,
      tabId,
      baseRevision: listener.revision(),
      request,
      ...(most !== undefined && { most }),
    }
    unstored++
    const stored = storeEntry(entry).then((isStored) => {
      if (!isStored) return false
      unstored--
      listener.onStored(1)
      return true
    })
    const delivered = enqueue(async () => {
      await stored
      return deliver(entry)
    })
    safe = Promise.allSettled([safe, stored.then((isStored) => (isStored ? undefined : delivered))])
    try {
      return await delivered
    } finally {
      if (await stored) listener.onStored(-1)
      else unstored--
    }
  }

  return {
    enqueue,
    retry: () => backoff.end(),
    hasUnstored: () => unstored > 0,
    whenStored: async () => void (await safe),
    resend: (entry) => enqueue(async () => void (await readAnswer(await send(entry)))),
    post: async <Id extends OperationId>(
      key: string,
      request: ApiRequest<Id>,
      { successStatus, most }: PostOptions = {},
    ) => (await readAnswerTo(request, await storeAndDeliver(key, request, most), successStatus)) as AnswerOf<Id>,
  }
}
