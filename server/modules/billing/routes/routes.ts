import { cancelSubscription } from './cancel-subscription.ts'
import { changeSubscription } from './change-subscription.ts'
import { completeDemoCheckout } from './complete-demo-checkout.ts'
import { createPortalSession } from './create-portal-session.ts'
import { createPurchase } from './create-purchase.ts'
import { createSubscription } from './create-subscription.ts'
import { exportUsage } from './export-usage.ts'
import { getCurrentSubscription } from './get-current-subscription.ts'
import { getDemoCheckout } from './get-demo-checkout.ts'
import { getPurchase } from './get-purchase.ts'
import { getStoryCredits } from './get-story-credits.ts'
import { getSubscription } from './get-subscription.ts'
import { getUsageByDay } from './get-usage-by-day.ts'
import { listPayments } from './list-payments.ts'
import { listUsage } from './list-usage.ts'
import { previewSubscriptionChange } from './preview-subscription-change.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { setMonthlyCreditCap } from './set-monthly-credit-cap.ts'
import { setStoryCreditCap } from './set-story-credit-cap.ts'

export const billingRoutes = {
  cancelSubscription,
  changeSubscription,
  completeDemoCheckout,
  createPortalSession,
  createPurchase,
  createSubscription,
  exportUsage,
  getCurrentSubscription,
  getDemoCheckout,
  getPurchase,
  getStoryCredits,
  getSubscription,
  getUsageByDay,
  listPayments,
  listUsage,
  previewSubscriptionChange,
  resumeSubscription,
  setMonthlyCreditCap,
  setStoryCreditCap,
}
