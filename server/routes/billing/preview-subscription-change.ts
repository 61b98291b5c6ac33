import { planChange } from '#server/billing/plan-change.ts'
import { route } from '#server/http/route.ts'

export const previewSubscriptionChange = route('previewSubscriptionChange', async ({ user, query, ...scope }) => {
  const { preview } = await planChange(scope, user, query)
  return preview
})
