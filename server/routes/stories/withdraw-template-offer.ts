import { route } from '#server/http/route.ts'
import { endOffer, givenOffer } from '#server/templates/offers.ts'

export const withdrawTemplateOffer = route('withdrawTemplateOffer', async ({ user, params, ...scope }) => {
  await endOffer(scope, await givenOffer(scope, user, params.offer_id))
  return { message: 'The template is withdrawn' }
})
