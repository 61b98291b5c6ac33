import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'
import { replacePicture } from '../profile/change-profile.ts'

export const removeProfilePicture = route('removeProfilePicture', async (call) =>
  presentUserProfile(call, await replacePicture(call, call.user, null)),
)
