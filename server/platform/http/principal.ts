import type { OperationId } from '#generated/server/operations.ts'
import type { App } from '#server/platform/context.ts'
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
