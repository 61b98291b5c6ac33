import { changeAroll } from '#server/modules/stories/arolls/change-aroll.ts'
import { newSeed } from '#server/modules/generation/images/before-drawing.ts'
import { route } from '#server/platform/http/route.ts'

/** To refresh the seed of a visual: nothing is generated; the next image starts from the new seed. */
export const refreshSeed = route('refreshSeed', ({ user, params, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'New seed',
    change: ({ seed }) => ({ seed: newSeed(seed) }),
  }),
)
