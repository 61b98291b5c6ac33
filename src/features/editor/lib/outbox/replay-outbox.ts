import { ApiError } from '#src/shared/api/api-error.ts'
import { readAnswer } from '#src/shared/api/http.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { deliverLetter, Unreachable } from './deliver-letter.ts'
import { forgetLetter, readLetters } from './letter-box.ts'
import { findOpenTabs } from './open-tabs.ts'

/** What became of edits of tabs that were closed before they were answered. */
export interface Replay {
  sent: number
  /** What the server said about those it refused; nobody sees them again. */
  refused: string[]
}

/**
 * Sends what closed tabs left behind about a story, in order. Throws an `ApiError` when the server cannot be reached or the session
 * has ended: everything not yet answered is kept for the next time.
 */
export async function replayOutbox(storyId: string): Promise<Replay> {
  const replay: Replay = { sent: 0, refused: [] }
  const { user } = useSessionStore.getState()
  if (!user) return replay
  const letters = await readLetters(storyId, user.user_id)
  if (letters.length === 0) return replay
  const isOpen = await findOpenTabs()
  for (const letter of letters.filter(({ tabId }) => !isOpen(tabId)))
    try {
      await readAnswer(await deliverLetter(letter))
      await forgetLetter(letter)
      replay.sent++
    } catch (error) {
      if (error instanceof Unreachable)
        throw new ApiError({
          status: 0,
          message: 'The server cannot be reached',
          code: 'NETWORK_FAILURE',
          cause: error,
        })
      if (!(error instanceof ApiError) || error.status === 401) throw error
      await forgetLetter(letter)
      replay.refused.push(error.message)
    }
  return replay
}
