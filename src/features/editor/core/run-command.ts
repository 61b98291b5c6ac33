import { callStored } from '#src/shared/api/call.ts'
import type { AnswerOf, ApiRequest, OperationId } from '#src/shared/api/api-request.ts'
import type { Editor } from './editor.ts'
import { execute, type CommandEffects } from './execute-command.ts'

/** An edit of the open story. */
export interface Command<Id extends OperationId> extends CommandEffects<AnswerOf<Id>> {
  /**
   * The call that saves it. It is queued, in this browser as long as the server cannot be reached. `key` is the same when it is
   * retried, so that nothing is charged twice.
   */
  request: ApiRequest<Id> | ((key: string) => ApiRequest<Id>)
  /** The one status that confirms it; by default any of 200 to 299. */
  successStatus?: number
  /** Credits that its button showed. */
  most?: number | undefined
}

/** Long work that other edits need not wait for and that is not stored for later when the server cannot be reached. */
export interface LongCommand<Id extends OperationId, Answer> extends CommandEffects<Answer> {
  /** The call that starts it; created late when something has to exist first, for example a file. */
  request: ApiRequest<Id> | (() => Promise<ApiRequest<Id>>)
  /** Credits that its button showed. */
  most?: number | undefined
  /** Sends the call, where its answer is not yet the result. */
  perform?: (start: () => Promise<AnswerOf<Id>>) => Promise<Answer>
}

/**
 * Runs an edit of the open story: shown at once, saved by its call, rolled back with the catalogue's words when it is refused.
 * Never rejects; undefined means that it was refused and that the user has been notified.
 */
export function runCommand<Id extends OperationId>(
  editor: Editor,
  command: Command<Id>,
  key: string = crypto.randomUUID(),
): Promise<AnswerOf<Id> | undefined> {
  const { request, successStatus, most } = command
  const made = typeof request === 'function' ? request(key) : request
  return execute(editor, command, {
    key,
    call: () => editor.outbox.post(key, made, { successStatus, most }),
    repeat: (nextKey) => runCommand(editor, command, nextKey),
  })
}

/** Runs long work on the open story; otherwise like `runCommand`. */
export function runLongCommand<Id extends OperationId, Answer = AnswerOf<Id>>(
  editor: Editor,
  command: LongCommand<Id, Answer>,
  key: string = crypto.randomUUID(),
): Promise<Answer | undefined> {
  const { request, perform, most } = command
  const start = async () => {
    const made = typeof request === 'function' ? await request() : request
    return callStored(made, command.spends ? { key, most } : {})
  }
  return execute(editor, command, {
    key,
    call: () => (perform ? perform(start) : (start() as Promise<Answer>)),
    repeat: (nextKey) => runLongCommand(editor, command, nextKey),
    needsConnection: true,
  })
}
