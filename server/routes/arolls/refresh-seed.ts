import { changeAroll } from '#server/arolls/change-aroll.ts'
import { newSeed } from '#server/pictures/new-seed.ts'
import { route } from '#server/http/route.ts'

/** To refresh the seed of a visual: nothing is drawn; the next picture starts from the new seed. */
export const refreshSeed = route('refreshSeed', ({ user, params, ...scope }) =>
  changeAroll(scope, user, {
    arollId: params.aroll_id,
    label: 'New seed',
    change: ({ seed }) => ({ seed: newSeed(seed) }),
  }),
)
