import { route } from '#server/http/route.ts'
import { presentUserProfile } from '#server/presenters/user-profile.ts'
import { replacePicture } from './replace-picture.ts'

export const removeProfilePicture = route('removeProfilePicture', async (call) =>
  presentUserProfile(call, await replacePicture(call, call.user, null)),
)
