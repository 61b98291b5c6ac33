import type { QueryClient } from '@tanstack/react-query'
import type { ScreenplayElement } from '#generated/schema.ts'
import {
  createScreenplayElement,
  deleteScreenplayElement,
  getListScreenplaySegmentsQueryKey,
  reorderScreenplayElement,
  reorderScreenplaySegment,
  updateScreenplayElement,
} from '#generated/client/screenplay/screenplay.ts'
import { ApiError, errorText } from '#src/shared/api/api-error.ts'
import { createBackoff } from '#src/shared/lib/backoff.ts'
import { answerCommonRefusals } from '#src/shared/lib/query-client.ts'
import { createQueue, createSaveScheduler, type SaveScheduler } from '#src/shared/lib/save-scheduler.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Draft, DraftsStore, NewLine } from '../stores/drafts.ts'
import { type ElementValue, inputOf, isBlank, joinValues, mergeValues, valueOf } from './element-value.ts'
import { moved, segmentsIn, showSegments, withElements } from './segments-cache.ts'

/**
 * All edits of a screenplay in this tab. Calls are sent in sequence, in the order of the edits; the visible
 * state does not wait for them.
 */
export function createScreenplayEditor(client: QueryClient, storyId: string, drafts: DraftsStore) {
  const inTurn = createQueue()
  const schedulers = new Map<string, SaveScheduler<void>>()

  const refresh = () => client.invalidateQueries({ queryKey: getListScreenplaySegmentsQueryKey(storyId) })
  /** Resolves when all pending changes have arrived. */
  const settled = () => inTurn(() => Promise.resolve())
  /** A change whose refusal is shown, after which the list is loaded from the server. */
  const attempt = (work: () => Promise<unknown>) =>
    inTurn(work).catch((cause: unknown) => {
      handleError(cause)
      void refresh()
    })

  async function save(id: string): Promise<void> {
    const draft = drafts.find(id)
    if (!draft || draft.state !== 'waiting' || isBlank(draft.value)) return
    drafts.put({ ...draft, state: 'saving' })
    try {
      const saved = await updateScreenplayElement(storyId, id, inputOf(draft.value, { version: draft.version }))
      showElement(saved)
      const now = drafts.find(id)
      if (now?.value === draft.value) drafts.drop(id)
      else if (now) drafts.put({ ...now, version: saved.version, base: valueOf(saved) })
    } catch (cause) {
      await answerRefusal(draft, cause).catch((again: unknown) => markFailed(draft, again))
    }
  }

  const showElement = (saved: ScreenplayElement) =>
    showSegments(client, storyId, (all) =>
      withElements(all, saved.segment_id, (list) => list.map((one) => (one.id === saved.id ? saved : one))),
    )

  async function answerRefusal(draft: Draft, cause: unknown): Promise<void> {
    answerCommonRefusals(cause)
    const now = drafts.find(draft.id) ?? draft
    const refusal = cause instanceof ApiError ? cause : null
    if (refusal?.code === 'CHANGED_ELSEWHERE') {
      await refresh()
      mergeOrAsk(now)
    } else if (refusal?.status === 404) await putBack(now)
    else markFailed(draft, cause)
  }

  function markFailed(draft: Draft, cause: unknown): void {
    const [text] = Object.values(cause instanceof ApiError ? cause.fields : {}).flat()
    drafts.put({ ...(drafts.find(draft.id) ?? draft), state: 'failed', problem: text ?? errorText(cause) })
  }

  /** Another tab has changed the element: changes that do not overlap are merged, else the user chooses. */
  function mergeOrAsk({ id }: Draft): void {
    const draft = drafts.find(id)
    const present = segmentsIn(client, storyId)
      .flatMap(({ elements }) => elements)
      .find((element) => element.id === id)
    if (!draft || !present) return
    const theirs = valueOf(present)
    const merged = mergeValues({ base: draft.base, mine: draft.value, theirs })
    if (merged === null) return drafts.put({ ...draft, state: 'conflict', problem: null })
    drafts.put({ ...draft, value: merged, base: theirs, version: present.version, state: 'waiting', problem: null })
    saveNow(id)
  }

  /** The element was deleted in another tab during typing. */
  async function putBack(draft: Draft): Promise<void> {
    await refresh()
    const segments = segmentsIn(client, storyId)
    const segment = segments.find(({ id }) => id === draft.segmentId) ?? segments.at(-1)
    if (!segment) return drafts.put({ ...draft, state: 'failed', problem: 'The segment was deleted in another tab' })
    await createScreenplayElement(storyId, segment.id, inputOf(draft.value, { index: draft.index }))
    drafts.drop(draft.id)
    await refresh()
    notify('This was deleted in another tab. Your text was restored')
  }

  /** Adds a line, retried while no answer comes. */
  async function deliver(key: string, line: NewLine): Promise<ScreenplayElement | undefined> {
    drafts.putAdding(key, line)
    try {
      return await inTurn(() => retryUntilDone(key, line))
    } catch (cause) {
      void refresh()
      // The words return to the field.
      if (drafts.store.getState().newLine === null) drafts.setNewLine(line)
      handleError(cause)
    } finally {
      drafts.dropAdding(key)
    }
  }

  async function retryUntilDone(key: string, { segmentId, index, value }: NewLine): Promise<ScreenplayElement> {
    for (const backoff = createBackoff(); ; await backoff.wait())
      try {
        const headers = { 'Idempotency-Key': key }
        return await createScreenplayElement(storyId, segmentId, inputOf(value, { index }), { headers })
      } catch (cause) {
        if (!(cause instanceof ApiError && cause.isNetworkFailure)) throw cause
      }
  }

  /** Each paragraph has its own delay; calls are sent in sequence with all others. */
  const schedulerOf = (id: string) => {
    const scheduler = schedulers.get(id) ?? createSaveScheduler({ save: () => save(id), inTurn })
    schedulers.set(id, scheduler)
    return scheduler
  }
  const saveNow = (id: string) => void schedulerOf(id).flush()

  const retrySave = (draft: Draft) => {
    if (draft.state === 'failed') drafts.put({ ...draft, state: 'waiting' })
    saveNow(draft.id)
  }

  return {
    drafts,
    refresh,
    inTurn,
    attempt,
    settled,
    /** Saves pending edits from before a reload. */
    begin() {
      const { drafts: waiting, adding } = drafts.store.getState()
      for (const id of Object.keys(waiting)) saveNow(id)
      for (const [key, line] of Object.entries(adding)) void deliver(key, line).then(refresh)
    },
    change(element: ScreenplayElement, changed: Partial<ElementValue>) {
      drafts.change(element, changed)
      schedulerOf(element.id).changed()
    },
    /** Sends all pending edits; returns whether all are saved. */
    async flush(): Promise<boolean> {
      for (const draft of Object.values(drafts.store.getState().drafts)) retrySave(draft)
      await settled()
      return Object.keys(drafts.store.getState().drafts).length === 0
    },
    /** Sends pending edits without their delay. */
    flushPending() {
      for (const scheduler of schedulers.values()) scheduler.flushPending()
    },
    /** Retries refused edits. */
    retry() {
      const failed = Object.values(drafts.store.getState().drafts).filter(({ state }) => state === 'failed')
      for (const draft of failed) retrySave(draft)
    },
    /** Ends a conflict: with the words of this tab, the other's, or both. */
    resolve(element: ScreenplayElement, choice: 'mine' | 'theirs' | 'both') {
      const draft = drafts.find(element.id)
      if (!draft || choice === 'theirs') return drafts.drop(element.id)
      const theirs = valueOf(element)
      const value = choice === 'both' ? joinValues({ base: draft.base, mine: draft.value, theirs }) : draft.value
      drafts.put({ ...draft, value, base: theirs, version: element.version, state: 'waiting' })
      saveNow(element.id)
    },
    add(segmentId: string, index: number, value: ElementValue) {
      const temporary = { id: `new-${crypto.randomUUID()}`, segment_id: segmentId, index, version: 0, ...value }
      showSegments(client, storyId, (all) =>
        withElements(all, segmentId, (list) => [...list.slice(0, index), temporary, ...list.slice(index)]),
      )
      return deliver(crypto.randomUUID(), { segmentId, index, value }).then(
        (saved) =>
          saved &&
          showSegments(client, storyId, (all) =>
            withElements(all, segmentId, (list) => list.map((one) => (one.id === temporary.id ? saved : one))),
          ),
      )
    },
    remove(element: ScreenplayElement) {
      const { id, segment_id: segmentId, index } = element
      const draft = drafts.find(id)?.value ?? valueOf(element)
      const value = isBlank(draft) ? valueOf(element) : draft
      schedulers.get(id)?.cancel()
      drafts.drop(id)
      showSegments(client, storyId, (all) =>
        withElements(all, segmentId, (list) => list.filter((one) => one.id !== id)),
      )
      void attempt(() => deleteScreenplayElement(storyId, id))
      const onAction = () =>
        void attempt(() => createScreenplayElement(storyId, segmentId, inputOf(value, { index }))).then(refresh)
      notify('Removed', { action: { label: 'Undo', onAction } })
    },
    reorderElement(segmentId: string, id: string, place: number) {
      showSegments(client, storyId, (all) => withElements(all, segmentId, (list) => moved(list, id, place)))
      void attempt(() => reorderScreenplayElement(storyId, id, { new_index: place }))
    },
    reorderSegment(id: string, place: number) {
      showSegments(client, storyId, (all) => moved(all, id, place))
      void attempt(() => reorderScreenplaySegment(storyId, id, { new_index: place }))
    },
  }
}

export type ScreenplayEditor = ReturnType<typeof createScreenplayEditor>

function handleError(cause: unknown): void {
  answerCommonRefusals(cause)
  notify(errorText(cause), { tone: 'error' })
}
