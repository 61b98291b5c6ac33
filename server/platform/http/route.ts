import type {
  OperationAnswer,
  OperationBody,
  OperationId,
  OperationParams,
  OperationQuery,
  operations,
} from '#generated/server/operations.ts'
import type { Scope, App } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

/** The caller. */
export interface Principal {
  user: UserRow
  /** null when the caller is a renderer. */
  sessionId: string | null
  /** Of a renderer: the one render its token is for. */
  renderId: string | null
  /** Of a renderer that draws one part of it: that part. */
  renderPartId: string | null
}

/** Access control; implemented by `server/platform/auth/authenticate.ts`. Each function refuses by throwing. */
export interface Guard {
  /** The caller of a guarded operation, from the Authorization header. */
  authenticate(app: App, request: Request): Promise<Principal>
  /** Whether this operation is open to the caller. */
  authorize(principal: Principal, operationId: OperationId, roles: readonly string[]): void
  /** Whether a renderer may access the ids in the URL. */
  authorizeRender(principal: Principal, params: unknown): void
}

type IsGuarded<Id extends OperationId> = (typeof operations)[Id]['auth']

/** One call of one operation: caller, input, and the transaction it runs in. */
export interface Call<Id extends OperationId> extends Scope {
  /** The caller; null where the contract requires no token. */
  user: IsGuarded<Id> extends true ? Principal['user'] : null
  /** null for a renderer and where no token is required. */
  sessionId: string | null
  /** The part that the calling renderer draws; null for all other callers. */
  renderPartId: string | null
  params: OperationParams<Id>
  query: OperationQuery<Id>
  /** Validated, with defaults. */
  body: OperationBody<Id>
  /** Network address of the caller, for rate limits. */
  clientAddress: string
  /** The caller's User-Agent; empty when it sends none. */
  userAgent: string
  /** The origin of the caller's app, without a trailing slash. */
  appUrl: string
  /** Aborts when the caller disconnects. */
  signal: AbortSignal
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<OperationAnswer<Id>>

export interface Route<Id extends OperationId> {
  id: Id
  handle: Handler<Id>
  /** Runs first, outside the transaction; the handler that it returns replaces `handle`. */
  prepare?: (call: Call<Id>) => Promise<Handler<Id>>
  hasTransaction: boolean
}

export interface RouteOptions {
  /**
   * false: no transaction around the call; for work that takes long or whose rows must stay when it is refused. Such a
   * handler opens its own with `call.transact`. Reads (GET that spend nothing) never have one.
   */
  transaction?: boolean
}

/** Binds a handler to an operation of the contract. It returns the body of the operation's 2xx; errors are thrown. */
export function route<Id extends OperationId>(id: Id, handle: Handler<Id>, options: RouteOptions = {}): Route<Id> {
  return { id, handle, hasTransaction: options.transaction ?? true }
}

/**
 * A route whose long work runs before its transaction, so that no other call waits for it: `prepare` does it and returns what
 * to do in the transaction. A repeat of an unanswered call prepares again; `call.origin`, the call's key, is the same then.
 */
export function preparedRoute<Id extends OperationId>(
  id: Id,
  prepare: (call: Call<Id>) => Promise<Handler<Id>>,
): Route<Id> {
  const handle = () => Promise.reject(new Error(`${id} must be prepared first`))
  return { id, prepare, handle, hasTransaction: true }
}
