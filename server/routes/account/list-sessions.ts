import { route } from '#server/http/route.ts'
import { readSessionList } from '#server/presenters/session-list.ts'

export const listSessions = route('listSessions', async (call) => readSessionList(call, call.user.id, call.sessionId))
