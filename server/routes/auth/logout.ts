import { endSession } from '#server/auth/sessions.ts'
import { route } from '#server/http/route.ts'

export const logout = route('logout', async (call) => {
  if (call.sessionId !== null) await endSession(call, call.sessionId)
  return { message: 'Successfully logged out.' }
})
