import { operations } from '#generated/server/operations.ts'
import { CREDIT_COSTS } from '#src/domain/credits.ts'
import { route } from '#server/http/route.ts'

const actions = operations.getCreditCosts.response.shape.costs.element.shape.action.options

export const getCreditCosts = route('getCreditCosts', async () => ({
  costs: actions.map((action) => ({ action, ...CREDIT_COSTS[action] })),
}))
