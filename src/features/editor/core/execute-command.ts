import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { ApiError, isAnswered } from '#src/shared/api/api-error.ts'
import { answerCommonRefusals } from '#src/shared/lib/query-client.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from './editor.ts'
import type { OpenStory } from './open-story.ts'
import { NotSent } from './outbox/outbox.ts'
import { addPending, endPending, type Edit } from './story-store.ts'
import { refreshStory } from './refresh-story.ts'
import { lookUpRequest, notifyOutcome } from './failed-calls.ts'

/** Effects of a command beside its call. */
export interface CommandEffects<Answer> {
  /** The optimistic change, rolled back when the call is refused. */
  edit?: Edit
  /** Fields that the answer adds to the document. */
  settle?: (open: OpenStory, answer: Answer) => OpenStory
  /** The catalogue's text for a refusal, or a text for this one. */
  failure: string | ((error: unknown) => string)
  /** Marked in the store while it runs. */
  busy?: string
  /** Whether the balance changes with it. */
  spends?: boolean
}

let lastId = 0

interface Execution<Answer> {
  /** Identifies repeats of the same work. */
  key: string
  /** Sends the call at once. */
  call: () => Promise<Answer>
  /** Repeats the command. */
  repeat: (key: string) => Promise<unknown>
  /** Commands that cannot be stored for later are not started on a device that is offline. */
  needsConnection?: boolean
}

/** Known without a call: an offline device sends nothing. */
const OFFLINE = 'You’re offline, so nothing was sent. Try again when you’re back online.'

/** Shows an edit, sends its call, and settles or rolls back the change. */
export async function execute<Answer>(
  editor: Editor,
  command: CommandEffects<Answer>,
  { key, call, repeat, needsConnection = false }: Execution<Answer>,
): Promise<Answer | undefined> {
  if (needsConnection && isOffline()) {
    notify(OFFLINE, { tone: 'error', action: { label: 'Retry', onAction: () => void repeat(key) } })
    return undefined
  }
  const { store } = editor
  const { edit = unchanged, settle, busy } = command
  const id = ++lastId
  addPending(store, { id, edit })
  store.setState((state) => ({
    running: state.running + 1,
    retry: null,
    busy: busy === undefined ? state.busy : [...state.busy, busy],
  }))
  editor.ownKeys.add(key)
  try {
    const answer = await call()
    endPending(store, id, (open) => settle?.(open, answer) ?? open)
    return answer
  } catch (error) {
    endPending(store, id, null)
    if (error instanceof NotSent) {
      // The user has to confirm it.
      if (error.reason === 'gone') void refreshStory(editor)
      return undefined
    }
    answerCommonRefusals(error)
    const lookup = command.spends && !isAnswered(error) ? lookUpRequest(key) : null
    if (lookup) void lookup.outcome.then((state) => notifyOutcome(editor, state))
    const retry = () => void again()
    const again = async () => {
      lookup?.stop()
      const state = await lookup?.outcome
      // It was done after all, and the user has been notified.
      if (state === 'ACCEPTED') return
      await repeat(mayRepeat(error) && state !== 'WITHDRAWN' ? key : crypto.randomUUID())
    }
    // Its object is gone: the current state is shown, and a retry would be refused again.
    const isChanged = error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE'
    if (isChanged) void refreshStory(editor)
    else store.setState({ retry })
    // The upgrade dialog shows it already.
    if (!(error instanceof ApiError && error.code === 'UPGRADE_MEMBERSHIP'))
      notify(typeof command.failure === 'string' ? command.failure : command.failure(error), {
        tone: 'error',
        ...(!isChanged && { action: { label: 'Retry', onAction: retry } }),
      })
    return undefined
  } finally {
    store.setState((state) => ({
      running: state.running - 1,
      busy: busy === undefined ? state.busy : state.busy.filter((_, at) => at !== state.busy.indexOf(busy)),
    }))
    if (command.spends) void editor.queries.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
  }
}

const unchanged: Edit = (open) => open

/** Without an answer the call may have arrived: the same key stands for the same work. A refused one is new work. */
const mayRepeat = (error: unknown) => error instanceof ApiError && error.isNetworkFailure

/** Only an explicit state: outside of a browser there is none. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine
