import { route } from '#server/platform/http/route.ts'
import { readSessionList } from '#server/modules/account/presenters/account.ts'

export const listSessions = route('listSessions', async (call) => readSessionList(call, call.user.id, call.sessionId))
