import { changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** 0.1 + 0.9 may be a little more than 1. */
const ROUNDING = 1e-6

/** To crop a visual: the part of the source that is shown; null shows all of it. */
export const cropAroll = route('cropAroll', ({ user, params, body, ...scope }) => {
  const { crop } = body
  const outside: Record<string, string[]> = {}
  if (crop && crop.x + crop.width > 1 + ROUNDING) outside['crop.width'] = ['The area must be inside the image']
  if (crop && crop.y + crop.height > 1 + ROUNDING) outside['crop.height'] = ['The area must be inside the image']
  if (Object.keys(outside).length > 0) throw validationFailed(outside)
  return changeAroll(scope, user, { arollId: params.aroll_id, label: 'Crop', change: () => ({ crop }) })
})
