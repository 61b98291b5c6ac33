import { getGetUserDetailsQueryKey, withdrawRequest } from '#generated/client/profile/profile.ts'
import type { RequestOutcome } from '#generated/schema.ts'
import { createBackoff } from '#src/shared/lib/backoff.ts'
import { isAnswered } from '#src/shared/api/api-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from './editor.ts'
import { refreshStory } from './refresh-story.ts'

interface Lookup {
  /** What became of the call; null when it was stopped before anybody knew. */
  outcome: Promise<RequestOutcome['state'] | null>
  /** Asks no more. A question that is on its way is still waited for. */
  stop: () => void
}

/**
 * Asks what became of a spending call whose answer was lost, until the server can be reached. What never arrived is withdrawn by
 * asking, so that the answer stays true.
 * @param key the call's Idempotency-Key
 */
export function lookUpRequest(key: string): Lookup {
  const backoff = createBackoff()
  let isStopped = false
  const ask = async (): Promise<RequestOutcome['state'] | null> => {
    while (!isStopped) {
      try {
        return (await withdrawRequest(key)).state
      } catch (error) {
        // Refused, as by a server that does not know the question: nobody will ever know.
        if (isAnswered(error)) return null
        if (!isStopped) await backoff.wait()
      }
    }
    return null
  }
  return {
    outcome: ask(),
    stop: () => {
      isStopped = true
      backoff.end()
    },
  }
}

/** After a lost answer: what is known now. */
export function notifyOutcome(editor: Editor, state: 'ACCEPTED' | 'WITHDRAWN' | null): void {
  if (state === null) return
  if (state === 'WITHDRAWN') return notify('It did not reach the server. You were not charged.')
  void editor.queries.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
  void refreshStory(editor)
  notify('Only the answer was lost: it was done, and charged as usual.')
}
