import { toDataUrl } from '#server/modules/media/presenters/media.ts'
import { drawSketch } from '#server/modules/stories/arolls/draw-sketch.ts'
import { ownAroll } from '#server/platform/auth/ownership.ts'
import { takeAttempt, type ThrottleRule } from '#server/platform/auth/throttle.ts'
import { route } from '#server/platform/http/route.ts'

/** Requests per user: a sketch takes tenths of a second of a processor, and a long story has some hundreds. */
const sketchRules = (userId: string): ThrottleRule[] => [
  { key: `shot-sketch:account:${userId}`, limit: 600, windowMs: 10 * 60_000 },
]

/** What an A-roll would show, small and for free. */
export const getShotSketch = route(
  'getShotSketch',
  async ({ user, params, ...scope }) => {
    const { story, scene, aroll } = await ownAroll(scope.db, user, params.aroll_id)
    await takeAttempt(scope.services, scope.db, sketchRules(user.id))
    const image = await drawSketch(scope, { story, scene, aroll })
    return { picture_url: toDataUrl(image), width: image.width, height: image.height }
  },
  { transaction: false },
)
