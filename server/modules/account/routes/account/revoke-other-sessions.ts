import { endOtherSessions } from '#server/platform/auth/sessions.ts'
import { forbidden } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { readSessionList } from '#server/modules/account/presenters/account.ts'

export const revokeOtherSessions = route('revokeOtherSessions', async (call) => {
  const { user, sessionId } = call
  if (sessionId === null) throw forbidden()
  await endOtherSessions(call, user.id, sessionId)
  return readSessionList(call, user.id, sessionId)
})
