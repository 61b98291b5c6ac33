import { route } from '#server/platform/http/route.ts'
import { endOffer, offerFor } from '#server/modules/stories/templates/offers.ts'

export const declineTemplateOffer = route('declineTemplateOffer', async ({ user, params, ...scope }) => {
  await endOffer(scope, await offerFor(scope, user, params.offer_id))
  return { message: 'Template declined' }
})
