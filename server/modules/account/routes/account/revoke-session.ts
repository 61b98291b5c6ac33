import { and, eq, isNull } from 'drizzle-orm'
import { endSession } from '#server/platform/auth/sessions.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { readSessionList } from '#server/modules/account/presenters/account.ts'

export const revokeSession = route('revokeSession', async (call) => {
  const { db, user, params, sessionId } = call
  const isOwn = and(eq(sessions.id, params.session_id), eq(sessions.userId, user.id), isNull(sessions.revokedAt))
  const [row] = await db.select({ id: sessions.id }).from(sessions).where(isOwn)
  if (!row) throw notFound()
  await endSession(call, row.id)
  return readSessionList(call, user.id, sessionId)
})
