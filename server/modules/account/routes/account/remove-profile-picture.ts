import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'
import { replaceImage } from '../profile/change-profile.ts'

export const removeProfilePicture = route('removeProfilePicture', async (call) =>
  presentUserProfile(call, await replaceImage(call, call.user, null)),
)
