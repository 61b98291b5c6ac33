import { ApiError } from '#src/shared/api/api-error.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { type OutboxEntry, deleteEntry, readEntries, storeEntry, isReadable, sendEntry, Unreachable } from './entry.ts'
import { stopOutbox } from './outbox.ts'
import { forClosedTab, holdTabLock, tabId as thisTabId } from './tab-lock.ts'
import { textEditOf } from './text-edit.ts'
import {
  readProblem,
  unreadableEdit,
  unsentOf,
  unsentOfSameText,
  withNewerWords,
  withUnsent,
  type UnsentEdit,
} from './unsent.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

/** Results of edits of tabs that were closed before they were answered. */
export interface Replay {
  sent: number
  /** They stay stored until the user has decided. */
  unsent: readonly UnsentEdit[]
  /** Edits that other open tabs have not sent yet. */
  elsewhere: number
}

/**
 * Sends what closed tabs left behind about a story, in order, where nothing newer was saved in its place; all else is for the user to
 * decide. Throws an `ApiError` when the server cannot be reached or the session has ended: unanswered edits stay stored.
 * @param timeoutMs how long a tab may still be listed as open after it was left
 */
export async function replayOutbox(storyId: string, timeoutMs?: number): Promise<Replay> {
  const replay: Replay = { sent: 0, unsent: [], elsewhere: 0 }
  const { user } = useSessionStore.getState()
  if (!user) return replay
  // The same page may have opened the story before.
  stopOutbox(storyId)
  const read = () => readEntries(storyId, user.user_id)
  for (const tabId of new Set((await read()).map((entry) => entry.tabId))) {
    const replayTab = async () => {
      // During the wait, another tab may have sent some.
      for (const entry of await read()) if (entry.tabId === tabId) await replayEntry(entry, replay)
    }
    if (tabId === thisTabId) await replayTab()
    else if (!(await forClosedTab(tabId, replayTab, timeoutMs)))
      replay.elsewhere += (await read()).filter((entry) => entry.tabId === tabId).length
  }
  return replay
}

async function replayEntry(entry: OutboxEntry, replay: Replay): Promise<void> {
  if (!isReadable(entry)) {
    // It stays stored as it is: another version of the app can read it.
    replay.unsent = withUnsent(replay.unsent, unreadableEdit(entry))
    return
  }
  const text = textEditOf(entry)
  const held = unsentOfSameText(replay.unsent, text)
  if (held) {
    await hold(replay, withNewerWords(held, entry))
    await deleteEntry(entry)
    return
  }
  // A text contains its own base. Other edits apply only to the revision that their tab knew; those sent just now count.
  const { baseRevision } = entry
  if (text === null && baseRevision === undefined) {
    await hold(replay, unsentOf(entry, 409, { message: '', error: 'CHANGED_ELSEWHERE' }))
    return
  }
  const response = await answerTo(entry, text === null ? (baseRevision ?? 0) + replay.sent : undefined)
  if (response.ok) {
    await deleteEntry(entry)
    replay.sent++
    return
  }
  await hold(replay, unsentOf(entry, response.status, await readProblem(response)))
}

/** It belongs to this tab from now on, so that no other tab offers it too while this one is open. */
async function hold(replay: Replay, edit: UnsentEdit): Promise<void> {
  holdTabLock()
  const entry = { ...edit.entry, tabId: thisTabId }
  await storeEntry(entry)
  replay.unsent = withUnsent(replay.unsent, { ...edit, entry })
}

async function answerTo(entry: OutboxEntry, revision: number | undefined): Promise<Response> {
  try {
    const response = await sendEntry(entry, revision)
    if (response.status === 401) throw new ApiError({ status: 401, message: (await readProblem(response)).message })
    return response
  } catch (cause) {
    if (!(cause instanceof Unreachable)) throw cause
    throw new ApiError({ status: 0, message: 'Can’t reach the server', code: 'NETWORK_FAILURE', cause })
  }
}

/** Reports how many edits of closed tabs were sent, and how many another open tab has yet to send; nothing when there were none. */
export function notifyReplay({ sent, elsewhere }: Replay): void {
  if (elsewhere > 0)
    notify(
      elsewhere === 1
        ? 'Another tab with this story has an unsent edit'
        : `Another tab with this story has ${elsewhere} unsent edits`,
    )
  if (sent > 0)
    notify(sent === 1 ? 'The edit stored in this browser is now saved' : `${sent} stored edits are now saved`)
}
