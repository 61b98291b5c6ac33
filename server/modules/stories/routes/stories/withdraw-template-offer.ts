import { route } from '#server/platform/http/route.ts'
import { endOffer, givenOffer } from '#server/modules/stories/templates/offers.ts'

export const withdrawTemplateOffer = route('withdrawTemplateOffer', async ({ user, params, ...scope }) => {
  await endOffer(scope, await givenOffer(scope, user, params.offer_id))
  return { message: 'Template withdrawn' }
})
