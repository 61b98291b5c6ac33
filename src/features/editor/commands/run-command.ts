import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { ApiError, isAnswered } from '#src/shared/api/api-error.ts'
import { answerCommonRefusals } from '#src/shared/lib/query-client.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from '../lib/editor.ts'
import type { OpenStory } from '../lib/open-story.ts'
import { NotSent } from '../lib/outbox/outbox.ts'
import { addPending, endPending, type Edit } from '../stores/story-store.ts'
import { refreshStory } from './refresh-story.ts'
import { lookUpRequest, tellOutcome } from './settle-charge.ts'

export interface Command<Answer> {
  /** Shown at once, and taken back when the call is refused. */
  edit?: Edit
  /**
   * The call that keeps it, made at once: it waits its turn on the way, in this browser as long as the server cannot be reached. The
   * key is the same when it is tried again, so that nothing is charged twice.
   */
  call: (key: string) => Promise<Answer>
  /** What the answer adds to the document. */
  settle?: (open: OpenStory, answer: Answer) => OpenStory
  /** The catalogue's text for a refusal, or what to say about this one. */
  failure: string | ((error: unknown) => string)
  /** Long work that other edits need not wait for and that is not kept for later when the server cannot be reached. */
  isLong?: boolean
  /** Named in the store while it runs. */
  busy?: string
  /** The balance changes with it. */
  spends?: boolean
}

let lastId = 0

/** Known without asking: nothing leaves a device that is offline. */
const OFFLINE = 'You are offline. Nothing was sent; try again once there is a connection.'

/**
 * Runs an edit of the open story: shown at once, kept by its call, taken back with the catalogue's words when it is refused.
 * Never rejects; undefined says that it was refused and that the person has been told.
 */
export async function runCommand<Answer>(
  editor: Editor,
  command: Command<Answer>,
  key: string = crypto.randomUUID(),
): Promise<Answer | undefined> {
  const { store } = editor
  const { edit = unchanged, settle, busy } = command
  if (command.isLong && isOffline()) {
    const retry = () => void runCommand(editor, command, key)
    notify(OFFLINE, { tone: 'error', action: { label: 'Retry', onAction: retry } })
    return undefined
  }
  const id = ++lastId
  addPending(store, { id, edit })
  store.setState((state) => ({
    running: state.running + 1,
    retry: null,
    busy: busy === undefined ? state.busy : [...state.busy, busy],
  }))
  const call = () => command.call(key)
  editor.ownKeys.add(key)
  try {
    const answer = await (command.isLong ? call() : editor.outbox.post(key, call))
    endPending(store, id, (open) => settle?.(open, answer) ?? open)
    return answer
  } catch (error) {
    endPending(store, id, null)
    if (error instanceof NotSent) {
      // The person is asked about it.
      if (error.reason === 'gone') void refreshStory(editor)
      return undefined
    }
    answerCommonRefusals(error)
    const lookup = command.spends && !isAnswered(error) ? lookUpRequest(key) : null
    if (lookup) void lookup.outcome.then((state) => tellOutcome(editor, state))
    const retry = () => void again()
    const again = async () => {
      lookup?.stop()
      const state = await lookup?.outcome
      // It was done after all, and the person has been told.
      if (state === 'ACCEPTED') return
      await runCommand(editor, command, mayRepeat(error) && state !== 'WITHDRAWN' ? key : crypto.randomUUID())
    }
    // What it was made to is not what is there any more: that is shown, and asking again would be refused again.
    const isChanged = error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE'
    if (isChanged) void refreshStory(editor)
    else store.setState({ retry })
    // The upgrade dialog says it already.
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

/** Without an answer the call may have been heard: the same key asks for the same work. A refused one is new work. */
const mayRepeat = (error: unknown) => error instanceof ApiError && error.isNetworkFailure

/** Only what says so: outside of a browser nothing does. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine
