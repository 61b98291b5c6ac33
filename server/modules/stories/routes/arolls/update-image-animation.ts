import { changeArolls } from '#server/modules/stories/arolls/change-aroll.ts'
import { route } from '#server/platform/http/route.ts'

/** To change the image animation: the camera motion of an image, of one or of all in the story. */
export const updateImageAnimation = route('updateImageAnimation', ({ user, params, body, ...scope }) =>
  changeArolls(scope, user, {
    arollId: params.aroll_id,
    isForAll: body.is_update_for_all_scenes,
    label: 'Change animation',
    change: () => ({ imageAnimation: body.image_animation }),
  }),
)
