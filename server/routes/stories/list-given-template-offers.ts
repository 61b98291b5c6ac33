import { route } from '#server/http/route.ts'
import { listGivenOffers } from '#server/templates/offers.ts'

export const listGivenTemplateOffers = route('listGivenTemplateOffers', async ({ user, ...scope }) => ({
  results: await listGivenOffers(scope, user),
}))
