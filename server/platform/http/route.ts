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

/** Who calls. */
export interface Principal {
  user: UserRow
  /** null when the caller is a renderer. */
  sessionId: string | null
  /** Of a renderer: the one render its token is for. */
  renderId: string | null
}

/** Who may call what; `server/platform/auth/authenticate.ts` is it. Each refuses by throwing. */
export interface Guard {
  /** The caller of a guarded operation, from the Authorization header. */
  authenticate(app: App, request: Request): Promise<Principal>
  /** Whether this operation is open to them. */
  authorize(principal: Principal, operationId: OperationId, roles: readonly string[]): void
  /** Whether a renderer may see what the address names. */
  authorizeRender(principal: Principal, params: unknown): void
}

type IsGuarded<Id extends OperationId> = (typeof operations)[Id]['auth']

/** One call of one operation: who, what, and the transaction it happens in. */
export interface Call<Id extends OperationId> extends Scope {
  /** Who calls; null where the contract asks for no token. */
  user: IsGuarded<Id> extends true ? Principal['user'] : null
  /** null for a renderer and where no token is asked for. */
  sessionId: string | null
  params: OperationParams<Id>
  query: OperationQuery<Id>
  /** Validated, defaults filled in. */
  body: OperationBody<Id>
  /** Network address of the caller, for rate limits. */
  clientAddress: string
  /** What the caller's program calls itself; empty when it does not say. */
  userAgent: string
  /** Where the caller's app runs, without a slash at its end. */
  appUrl: string
  /** Ends when the caller hangs up. */
  signal: AbortSignal
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<OperationAnswer<Id>>

export interface Route<Id extends OperationId> {
  id: Id
  handle: Handler<Id>
  /** Comes first, outside the transaction; what it answers then takes the place of `handle`. */
  prepare?: (call: Call<Id>) => Promise<Handler<Id>>
  hasTransaction: boolean
}

export interface RouteOptions {
  /**
   * false: no transaction around the call; for work that takes long or whose rows must stay when it is refused. Such a handler
   * opens its own with `call.transact`. Reads (GET that spend nothing) never have one.
   */
  transaction?: boolean
}

/** Binds a handler to an operation of the contract. It answers the body of the operation's 2xx; errors are thrown. */
export function route<Id extends OperationId>(id: Id, handle: Handler<Id>, options: RouteOptions = {}): Route<Id> {
  return { id, handle, hasTransaction: options.transaction ?? true }
}

/**
 * A route whose long work comes before its transaction, so that nobody waits for it: `prepare` does it and answers what is to be done
 * in the transaction. A repeat of a call that was not answered yet prepares again; `call.origin`, the call's key, is the same then.
 */
export function preparedRoute<Id extends OperationId>(
  id: Id,
  prepare: (call: Call<Id>) => Promise<Handler<Id>>,
): Route<Id> {
  const handle = () => Promise.reject(new Error(`${id} must be prepared first`))
  return { id, prepare, handle, hasTransaction: true }
}
