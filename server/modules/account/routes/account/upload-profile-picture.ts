import { readPictureField } from '#server/platform/files/picture-field.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'
import { PROFILE_PICTURE_LIMIT } from '#src/domain/uploads.ts'
import { replacePicture } from '../profile/change-profile.ts'

const PICTURE = {
  field: 'picture',
  name: 'An image',
  types: ['image/png', 'image/jpeg', 'image/webp'],
  limit: PROFILE_PICTURE_LIMIT,
}

export const uploadProfilePicture = preparedRoute('uploadProfilePicture', async ({ body, services }) => {
  const { bytes, kind } = await readPictureField(services, body.picture, PICTURE)
  return async (call) => {
    const key = `people/${crypto.randomUUID()}.${kind.extension}`
    await services.files.write(key, bytes, kind.contentType)
    return presentUserProfile(call, await replacePicture(call, call.user, key))
  }
})
