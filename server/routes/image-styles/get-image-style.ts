import { usableImageStyle } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentImageStyle } from '#server/image-styles/present-image-style.ts'

export const getImageStyle = route('getImageStyle', async ({ user, params, ...scope }) =>
  presentImageStyle(scope, await usableImageStyle(scope.db, user, params.id)),
)
