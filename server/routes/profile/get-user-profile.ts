import { route } from '#server/http/route.ts'
import { presentUserProfile } from '#server/presenters/user-profile.ts'

export const getUserProfile = route('getUserProfile', async (call) => presentUserProfile(call, call.user))
