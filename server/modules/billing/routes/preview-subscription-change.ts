import { planChange } from '#server/modules/billing/plan-change.ts'
import { route } from '#server/platform/http/route.ts'

export const previewSubscriptionChange = route(
  'previewSubscriptionChange',
  async ({ user, query, ...scope }) => (await planChange(scope, user, query)).preview,
  // The provider may take seconds.
  { transaction: false },
)
