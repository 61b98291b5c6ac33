import { endSession } from '#server/platform/auth/sessions.ts'
import { route } from '#server/platform/http/route.ts'

export const logout = route('logout', async (call) => {
  if (call.sessionId !== null) await endSession(call, call.sessionId)
  return { message: 'Successfully logged out.' }
})
