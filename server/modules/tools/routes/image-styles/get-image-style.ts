import { usableImageStyle } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentImageStyle } from '#server/modules/tools/image-styles/image-style.ts'

export const getImageStyle = route('getImageStyle', async ({ user, params, ...scope }) =>
  presentImageStyle(scope, await usableImageStyle(scope.db, user, params.id)),
)
