import { route } from '#server/platform/http/route.ts'
import { listOffers } from '#server/modules/stories/templates/offers.ts'

export const listTemplateOffers = route('listTemplateOffers', async ({ user, ...scope }) => ({
  results: await listOffers(scope, user),
}))
