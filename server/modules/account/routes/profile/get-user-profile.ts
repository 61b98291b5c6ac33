import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'

export const getUserProfile = route('getUserProfile', async (call) => presentUserProfile(call, call.user))
