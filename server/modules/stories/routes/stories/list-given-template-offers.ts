import { route } from '#server/platform/http/route.ts'
import { listGivenOffers } from '#server/modules/stories/templates/offers.ts'

export const listGivenTemplateOffers = route('listGivenTemplateOffers', async ({ user, ...scope }) => ({
  results: await listGivenOffers(scope, user),
}))
