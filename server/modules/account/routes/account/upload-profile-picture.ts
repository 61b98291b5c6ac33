import { readImageField } from '#server/platform/files/image-field.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'
import { PROFILE_IMAGE_LIMIT } from '#src/domain/uploads.ts'
import { replaceImage } from '../profile/change-profile.ts'

const PICTURE = {
  field: 'picture',
  name: 'An image',
  types: ['image/png', 'image/jpeg', 'image/webp'],
  limit: PROFILE_IMAGE_LIMIT,
}

export const uploadProfilePicture = preparedRoute('uploadProfilePicture', async ({ body, services }) => {
  const { bytes, kind } = await readImageField(services, body.picture, PICTURE)
  return async (call) => {
    const key = `people/${crypto.randomUUID()}.${kind.extension}`
    await services.files.write(key, bytes, kind.contentType)
    return presentUserProfile(call, await replaceImage(call, call.user, key))
  }
})
