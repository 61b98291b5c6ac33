import type { OperationId } from '#generated/server/operations.ts'
import type { App } from '#server/platform/context.ts'
import {
  forbidden,
  notAuthenticated,
  notFound,
  passwordChangeRequired,
  tokenInvalid,
} from '#server/platform/http/http-error.ts'
import { findPrincipal } from './sessions.ts'
import type { Guard, Principal } from '#server/platform/http/route.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import { renderParts, renders, users } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

const PREFIX = 'render_'

/** What a renderer may do with its token, and only for its own render (contract: `renderToken`). */
export const RENDERER_OPERATIONS: readonly OperationId[] = [
  'getRenderDocument',
  'reportRenderProgress',
  'createRenderUpload',
  'completeRender',
  'failRender',
  'divideRender',
  'createRenderPartUpload',
  'completeRenderPart',
]

interface RenderToken {
  /** Given to the renderer; not stored. */
  token: string
  /** Stored in the row of the render, or of its part. */
  tokenHash: string
}

/** What a user who signed in with an emailed one-time password may do before choosing their own. */
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

/** Checks staff operations, and the one-time password that must be changed first. */
function authorize({ user, renderId }: Principal, operationId: OperationId, roles: readonly string[]) {
  if (renderId !== null) {
    if (!RENDERER_OPERATIONS.includes(operationId)) throw forbidden()
    return
  }
  if (user.mustChangePassword && !OPEN_BEFORE_PASSWORD_CHANGE.includes(operationId)) throw passwordChangeRequired()
  if (roles.length > 0 && !hasStaffRole(user, roles)) throw forbidden()
}

/** A renderer's token only gives access to its own render. */
function authorizeRender({ renderId }: Principal, params: unknown) {
  if (renderId === null) return
  const named = typeof params === 'object' && params !== null && 'render_id' in params ? params.render_id : undefined
  if (named !== renderId) throw notFound()
}

/** Sessions and renderers' tokens, as the operations require them. */
export const guard: Guard = { authenticate, authorize, authorizeRender }

/** Whether a user is staff and has one of the named roles; admins have every role. Roles without `is_staff` grant nothing. */
export function hasStaffRole(
  { isStaff, staffRoles }: Pick<UserRow, 'isStaff' | 'staffRoles'>,
  roles: readonly string[],
): boolean {
  if (!isStaff) return false
  const own = staffRoles.map((role) => role.toLowerCase())
  const named = roles.filter((role) => role !== 'staff')
  return named.length === 0 || own.includes('admin') || own.some((role) => named.includes(role))
}

export async function makeRenderToken(): Promise<RenderToken> {
  const random = crypto.getRandomValues(new Uint8Array(32))
  const token = PREFIX + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { token, tokenHash: await sha256Hex(token) }
}

function isRenderToken(token: string): boolean {
  return token.startsWith(PREFIX)
}

/** The render's owner, restricted to that render; undefined once the render, or the renderer's part of it, has ended. */
async function findRenderPrincipal(db: DbOrTx, token: string): Promise<Principal | undefined> {
  const tokenHash = await sha256Hex(token)
  const isActive = inArray(renders.status, ['QUEUED', 'RENDERING'])
  const [whole] = await db
    .select({ user: users, renderId: renders.id })
    .from(renders)
    .innerJoin(users, eq(users.id, renders.userId))
    .where(and(eq(renders.tokenHash, tokenHash), isActive))
  if (whole) return { ...whole, sessionId: null, renderPartId: null }
  const [part] = await db
    .select({ user: users, renderId: renders.id, renderPartId: renderParts.id })
    .from(renderParts)
    .innerJoin(renders, eq(renders.id, renderParts.renderId))
    .innerJoin(users, eq(users.id, renders.userId))
    .where(and(eq(renderParts.tokenHash, tokenHash), isActive))
  return part && { ...part, sessionId: null }
}
