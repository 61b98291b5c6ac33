/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CancelSubscriptionRequest,
  ChangeSubscriptionRequest,
  CompleteDemoCheckoutRequest,
  CreatePortalSessionRequest,
  CreatePurchaseRequest,
  CreateSubscriptionRequest,
  CreditCap,
  CurrentSubscription,
  DemoCheckout,
  ExportUsageRequest,
  PaymentList,
  PortalSession,
  Purchase,
  ResumeSubscriptionRequest,
  SetMonthlyCreditCapRequest,
  SetStoryCreditCapRequest,
  StoryCredits,
  Subscription,
  SubscriptionChange,
  UsageByDay,
  UsageExport,
  UsageKind,
  UsagePage
} from '../schemas/index.ts';


/**
 * The plan runs on until the paid period ends; until then resumeSubscription reverses it. A plan with an unpaid renewal ends at once, and nothing is due any more.
 * @summary Cancel a subscription
 */
export const CancelSubscriptionBody = CancelSubscriptionRequest

export const CancelSubscriptionResponse = Subscription

/**
 * Covers all of the user's work, counted in UTC. Work that would exceed it is refused with CAP_REACHED before it begins; running work continues.
 * @summary Cap what a calendar month may cost
 */
export const SetMonthlyCreditCapBody = SetMonthlyCreditCapRequest

export const SetMonthlyCreditCapResponse = CreditCap

/**
 * Work that would exceed it is refused with CAP_REACHED before it begins; running work continues.
 * @summary Cap the cost of a story
 */
export const SetStoryCreditCapParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const SetStoryCreditCapBody = SetStoryCreditCapRequest

export const SetStoryCreditCapResponse = StoryCredits

/**
 * @summary Read the cost of a story
 */
export const GetStoryCreditsParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetStoryCreditsResponse = StoryCredits

/**
 * @summary Read a checkout of the demo provider
 */
export const GetDemoCheckoutParams = zod.object({
  "checkout_id": zod.uuid().describe('The checkout')
})

export const GetDemoCheckoutResponse = DemoCheckout

/**
 * The demo provider then notifies the server like a real one, by a signed message.
 * @summary Choose how a demo checkout ends
 */
export const CompleteDemoCheckoutParams = zod.object({
  "checkout_id": zod.uuid().describe('The checkout')
})

export const CompleteDemoCheckoutBody = CompleteDemoCheckoutRequest

export const CompleteDemoCheckoutResponse = DemoCheckout

/**
 * Of the lines that `listUsage` lists under the same filters. Only work that was charged counts, so kinds without CHARGE have no days.
 * @summary Read the charges per day and action
 */
export const getUsageByDayQueryKindMax = 7;

export const getUsageByDayQueryActionMax = 100;



export const GetUsageByDayQueryParams = zod.object({
  "kind": zod.array(UsageKind).max(getUsageByDayQueryKindMax).optional().describe('Only these kinds'),
  "action": zod.string().max(getUsageByDayQueryActionMax).optional().describe('Only this action'),
  "story_id": zod.uuid().optional().describe('Only this story'),
  "from": zod.iso.date().optional().describe('From this day on, in UTC'),
  "to": zod.iso.date().optional().describe('Until the end of this day, in UTC')
})

export const GetUsageByDayResponse = UsageByDay

/**
 * Newest first. Work has one line from its acceptance to its end.
 * @summary List usage
 */
export const listUsageQueryPageDefault = 1;
export const listUsageQueryPageMax = 100000;

export const listUsageQueryPageSizeDefault = 10;
export const listUsageQueryPageSizeMax = 100;

export const listUsageQueryKindMax = 7;

export const listUsageQueryActionMax = 100;



export const ListUsageQueryParams = zod.object({
  "page": zod.int().min(1).max(listUsageQueryPageMax).default(listUsageQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listUsageQueryPageSizeMax).default(listUsageQueryPageSizeDefault).describe('Rows per page'),
  "kind": zod.array(UsageKind).max(listUsageQueryKindMax).optional().describe('Only these kinds'),
  "action": zod.string().max(listUsageQueryActionMax).optional().describe('Only this action'),
  "story_id": zod.uuid().optional().describe('Only this story'),
  "from": zod.iso.date().optional().describe('From this day on, in UTC'),
  "to": zod.iso.date().optional().describe('Until the end of this day, in UTC')
})

export const ListUsageResponse = UsagePage

/**
 * All lines that fit, not only a page; cells that a spreadsheet would run as a formula are written as text.
 * @summary Export usage as CSV
 */
export const ExportUsageBody = ExportUsageRequest

export const ExportUsageResponse = UsageExport

/**
 * A larger plan begins at once, its difference is paid and granted once; a smaller one begins with the next period. previewSubscriptionChange shows both before.
 * @summary Change the plan of a subscription
 */
export const ChangeSubscriptionBody = ChangeSubscriptionRequest

export const ChangeSubscriptionResponse = Subscription

/**
 * Takes an idempotency key: ten clicks create one purchase. It is PENDING until the payment provider confirms the payment; checkout_url is the payment page. Purchased credits never expire.
 * @summary Buy a pack of credits
 */
export const CreatePurchaseHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const CreatePurchaseBody = CreatePurchaseRequest

export const CreatePurchaseResponse = Purchase

/**
 * Takes an idempotency key: ten clicks make one subscription. It is PENDING until the payment provider confirms the payment; checkout_url is where to pay.
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
 * @summary Read a purchase of credits
 */
export const GetPurchaseParams = zod.object({
  "purchase_id": zod.uuid().describe('The purchase')
})

export const GetPurchaseResponse = Purchase

/**
 * @summary Read a subscription
 */
export const GetSubscriptionParams = zod.object({
  "subscription_id": zod.uuid().describe('The subscription')
})

export const GetSubscriptionResponse = Subscription

/**
 * The newest 100.
 * @summary List payments
 */
export const ListPaymentsResponse = PaymentList

/**
 * The page where the payment method is changed and an unpaid renewal is paid. The URL is created for this user and valid for a short while.
 * @summary Open the payment provider’s own pages
 */
export const CreatePortalSessionBody = CreatePortalSessionRequest

export const CreatePortalSessionResponse = PortalSession

/**
 * @summary Read what a change of plan would cost
 */
export const previewSubscriptionChangeQueryPriceIdMax = 100;



export const PreviewSubscriptionChangeQueryParams = zod.object({
  "subscription_id": zod.uuid().describe('The subscription'),
  "price_id": zod.string().min(1).max(previewSubscriptionChangeQueryPriceIdMax).describe('A price of getProductsPrices, in the currency of the subscription')
})

export const PreviewSubscriptionChangeResponse = SubscriptionChange

/**
 * Nothing is paid now; the plan renews when the paid period ends.
 * @summary Resume a cancelled subscription
 */
export const ResumeSubscriptionBody = ResumeSubscriptionRequest

export const ResumeSubscriptionResponse = Subscription

