import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/user-profile.ts'
import { replacePicture } from './replace-picture.ts'

export const removeProfilePicture = route('removeProfilePicture', async (call) =>
  presentUserProfile(call, await replacePicture(call, call.user, null)),
)
