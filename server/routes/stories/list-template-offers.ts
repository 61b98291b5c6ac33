import { route } from '#server/http/route.ts'
import { listOffers } from '#server/templates/offers.ts'

export const listTemplateOffers = route('listTemplateOffers', async ({ user, ...scope }) => ({
  results: await listOffers(scope, user),
}))
