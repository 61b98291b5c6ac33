import type { OperationId } from '#generated/server/operations.ts'

/** Operations whose screens come later: they answer 501 after authentication and validation. The list only shrinks. */
export const pending = [
  'cancelSubscription',
  'createLora',
  'createSubscription',
  'deleteLora',
  'deleteLoraTrainingData',
  'generateLoraCaptions',
  'getActiveUsers',
  'getCumulativeStats',
  'getCurrentSubscription',
  'getFunnelAnalytics',
  'getGenerationAnalytics',
  'getLora',
  'getPartnerReport',
  'getPremiumUsersCreditSummary',
  'getQualityData',
  'getStats',
  'getStoryDebugDetails',
  'getSubscription',
  'getUsageDataByAction',
  'getUsageMetrics',
  'getVideoFilesForAudit',
  'listModelGallery',
  'listUsage',
  'searchUserSummary',
  'submitLora',
  'updateLora',
  'uploadLoraModel',
] as const satisfies readonly OperationId[]

export type PendingId = (typeof pending)[number]
