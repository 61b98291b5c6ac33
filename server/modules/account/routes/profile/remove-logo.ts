import { route } from '#server/platform/http/route.ts'
import { readBrandSettings } from '#server/modules/stories/presenters/brand.ts'
import { replaceLogo } from './change-profile.ts'

export const removeLogo = route('removeLogo', async (call) => {
  await replaceLogo(call, call.user.id, null)
  return readBrandSettings(call, call.user.id)
})
