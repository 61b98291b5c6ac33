import { and, eq, inArray } from 'drizzle-orm'
import type { OperationId } from '#generated/server/operations.ts'
import { sha256Hex } from '#server/platform/crypto/digest.ts'
import { renders, users } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { Principal } from '#server/platform/http/principal.ts'

const PREFIX = 'render_'

/** What a renderer may do with its token, and only for its own render (contract: `renderToken`). */
export const RENDERER_OPERATIONS: readonly OperationId[] = [
  'getRenderDocument',
  'reportRenderProgress',
  'createRenderUpload',
  'completeRender',
  'failRender',
]

export interface RenderToken {
  /** Given to the renderer; stored nowhere. */
  token: string
  /** Kept in the render's row. */
  tokenHash: string
}

export async function makeRenderToken(): Promise<RenderToken> {
  const random = crypto.getRandomValues(new Uint8Array(32))
  const token = PREFIX + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { token, tokenHash: await sha256Hex(token) }
}

export function isRenderToken(token: string): boolean {
  return token.startsWith(PREFIX)
}

/** The render's owner, restricted to that render; undefined once the render has ended. */
export async function findRenderPrincipal(db: DbOrTx, token: string): Promise<Principal | undefined> {
  const [row] = await db
    .select({ user: users, renderId: renders.id })
    .from(renders)
    .innerJoin(users, eq(users.id, renders.userId))
    .where(and(eq(renders.tokenHash, await sha256Hex(token)), inArray(renders.status, ['QUEUED', 'RENDERING'])))
  return row && { user: row.user, sessionId: null, renderId: row.renderId }
}
