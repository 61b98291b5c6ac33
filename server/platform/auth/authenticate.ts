import type { OperationId } from '#generated/server/operations.ts'
import type { App } from '#server/platform/context.ts'
import {
  forbidden,
  notAuthenticated,
  notFound,
  passwordChangeRequired,
  tokenInvalid,
} from '#server/platform/http/http-error.ts'
import { findRenderPrincipal, isRenderToken, RENDERER_OPERATIONS } from './render-tokens.ts'
import { findPrincipal } from './sessions.ts'
import { hasStaffRole } from './staff-roles.ts'
import type { Guard, Principal } from '#server/platform/http/principal.ts'

/** What a person who came with a mailed one-time password may still do before choosing their own. */
const OPEN_BEFORE_PASSWORD_CHANGE: readonly OperationId[] = ['changePassword', 'logout', 'getUserDetails']

/** The caller of a guarded operation, from the Authorization header. */
async function authenticate(app: App, request: Request): Promise<Principal> {
  const header = request.headers.get('authorization')
  if (header === null || header.trim() === '') throw notAuthenticated()
  const token = /^Bearer ([\w.-]+)$/i.exec(header.trim())?.[1]
  const principal = token === undefined ? undefined : await findCaller(app, token)
  if (!principal) throw tokenInvalid()
  return principal
}

function findCaller(app: App, token: string): Promise<Principal | undefined> {
  return isRenderToken(token) ? findRenderPrincipal(app.db, token) : findPrincipal(app, app.db, token)
}

/** Staff operations, and the one-time password that must be changed first. */
function authorize({ user, renderId }: Principal, operationId: OperationId, roles: readonly string[]) {
  if (renderId !== null) {
    if (!RENDERER_OPERATIONS.includes(operationId)) throw forbidden()
    return
  }
  if (user.mustChangePassword && !OPEN_BEFORE_PASSWORD_CHANGE.includes(operationId)) throw passwordChangeRequired()
  if (roles.length > 0 && !hasStaffRole(user, roles)) throw forbidden()
}

/** A renderer's token opens its own render only. */
function authorizeRender({ renderId }: Principal, params: unknown) {
  if (renderId === null) return
  const named = typeof params === 'object' && params !== null && 'render_id' in params ? params.render_id : undefined
  if (named !== renderId) throw notFound()
}

/** Sessions and renderers' tokens, as the operations ask for them. */
export const guard: Guard = { authenticate, authorize, authorizeRender }
