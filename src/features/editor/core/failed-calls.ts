import { ApiError, isAnswered, errorText, fieldText, withReference } from '#src/shared/api/api-error.ts'
import { getGetUserDetailsQueryKey, withdrawRequest } from '#generated/client/profile/profile.ts'
import type { RequestOutcome } from '#generated/schema.ts'
import { createBackoff } from '#src/shared/lib/backoff.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from './editor.ts'
import { refreshStory } from './refresh-story.ts'

interface Lookup {
  /** The result of the call; null when it was stopped before the result was known. */
  outcome: Promise<RequestOutcome['state'] | null>
  /** Stops polling. A request in progress is still awaited. */
  stop: () => void
}

/** The server's words about a refusal, for edits the catalogue has no text for. */
export const serverText = (error: unknown): string => errorText(error instanceof ApiError ? error : null)

/** The same, with the server's words about a refused value: a dragged line has no field to mark. */
export const refusedValueText = (error: unknown): string => fieldText(error) ?? serverText(error)

/**
 * The catalogue's text, unless credits ran out: then the server's words name what is missing. What was refused is not charged; of what
 * was not answered is unknown yet: it is looked up (`lookUpRequest`).
 */
export const spendingText = (text: string) => (error: unknown) =>
  error instanceof ApiError && error.status === 402
    ? error.message
    : withReference(
        `${text}. ${isAnswered(error) ? 'You were not charged.' : 'We don’t know yet whether you were charged.'}`,
        error,
      )

/** The catalogue's text, followed by the reason, where the server or the event gives one. */
export const withReason = (text: string) => (error: unknown) => {
  if (!(error instanceof ApiError)) return text
  const why = error.detail ?? fieldText(error) ?? error.message
  return withReference(why === text || why === '' ? text : `${text}: ${why}`, error)
}

/** The same, with the reason for a refused field. */
export const spendingReason = (text: string) => (error: unknown) => {
  const why = fieldText(error)
  return spendingText(why === undefined ? text : `${text}: ${why}`)(error)
}

const visualTexts: Record<string, string> = {
  CHANGED_ELSEWHERE: 'The prompt was changed elsewhere. Check it and generate again. You were not charged.',
  IMAGE_USAGE_LIMIT_REACHED: 'You’ve reached your image limit. You were not charged.',
  IN_PROGRESS: 'The previous one is still in progress. Try again in a moment. You were not charged.',
  PRICE_CHANGED: 'The price has changed, so nothing was started. You were not charged.',
  QUOTE_ENDED: 'This price quote has already been used. Request a new one. You were not charged.',
  SAFETY_SYSTEM_VIOLATION: 'This prompt isn’t allowed. Change it and try again. You were not charged.',
}

/** The text of a refused image. */
export function visualText(error: unknown): string {
  const known = error instanceof ApiError && error.code !== undefined ? visualTexts[error.code] : undefined
  if (known === undefined) return spendingText('Something Went Wrong')(error)
  const { detail } = error as ApiError
  return detail === undefined ? known : `${known} ${detail}.`
}

/** The text of a refused task: the server's words about a field are for users; otherwise the texts of refused images. */
export function taskText(error: unknown): string {
  return fieldText(error) ?? visualText(error)
}

/**
 * Polls the result of a spending call without an answer, until the server can be reached. The look-up withdraws a call that never arrived,
 * so that the answer stays true.
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
        // Refused, as by a server that does not support the look-up: the result stays unknown.
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

/** The known result after a lost answer. */
export function notifyOutcome(editor: Editor, state: 'ACCEPTED' | 'WITHDRAWN' | null): void {
  if (state === null) return
  if (state === 'WITHDRAWN') return notify('Your request didn’t reach the server. You were not charged.')
  void editor.queries.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
  void refreshStory(editor)
  notify('The response was lost, but your request was completed and charged as usual.')
}
