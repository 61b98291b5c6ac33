/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CancelSubscriptionRequest,
  CreateSubscriptionRequest,
  CurrentSubscription,
  Subscription,
  UsagePage
} from '../schemas/index.ts';


/**
 * The plan runs on until the paid period ends.
 * @summary Cancel a subscription
 */
export const CancelSubscriptionBody = CancelSubscriptionRequest

export const CancelSubscriptionResponse = Subscription

/**
 * @summary List what credits were spent on
 */
export const listUsageQueryPageDefault = 1;
export const listUsageQueryPageMax = 100000;

export const listUsageQueryPageSizeDefault = 10;
export const listUsageQueryPageSizeMax = 100;



export const ListUsageQueryParams = zod.object({
  "page": zod.int().min(1).max(listUsageQueryPageMax).default(listUsageQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listUsageQueryPageSizeMax).default(listUsageQueryPageSizeDefault).describe('Rows per page')
})

export const ListUsageResponse = UsagePage

/**
 * Takes an idempotency key: ten clicks make one subscription.
 * @summary Subscribe to a plan
 */
export const CreateSubscriptionHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const CreateSubscriptionBody = CreateSubscriptionRequest

export const CreateSubscriptionResponse = Subscription

/**
 * @summary Read the running subscription
 */
export const GetCurrentSubscriptionResponse = CurrentSubscription

/**
 * @summary Read a subscription
 */
export const GetSubscriptionParams = zod.object({
  "subscription_id": zod.uuid().describe('The subscription')
})

export const GetSubscriptionResponse = Subscription

