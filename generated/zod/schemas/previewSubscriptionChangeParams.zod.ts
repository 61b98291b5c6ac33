/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const previewSubscriptionChangeParamsPriceIdMax = 100;


export const PreviewSubscriptionChangeParams = zod.object({
  "subscription_id": zod.uuid(),
  "price_id": zod.string().min(1).max(previewSubscriptionChangeParamsPriceIdMax)
})

export type PreviewSubscriptionChangeParams = zod.input<typeof PreviewSubscriptionChangeParams>;
export type PreviewSubscriptionChangeParamsOutput = zod.output<typeof PreviewSubscriptionChangeParams>;
