import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { acceptOffer } from '#server/modules/stories/templates/accept.ts'
import { offerFor } from '#server/modules/stories/templates/offers.ts'

/** Files are copied outside of the transaction: they may be many. */
export const acceptTemplateOffer = route(
  'acceptTemplateOffer',
  async ({ user, params, ...scope }) =>
    presentStory(scope, await acceptOffer(scope, user, await offerFor(scope, user, params.offer_id))),
  { transaction: false },
)
