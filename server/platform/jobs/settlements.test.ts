import { expect, it } from 'vitest'
import { jobHandlers } from '#server/job-handlers.ts'
import { NEVER_ABANDONED_KINDS } from './settlements.ts'

/** They requeue themselves when they fail: bookkeeping is retried later. */
const TRIED_AGAIN = ['delete-account', 'sync-subscription', 'sync-purchase']

it('a job kind without a refund on failure is retried forever, and no other', () => {
  const givesNothingBack = Object.entries(jobHandlers).flatMap(([kind, { onFailed }]) => (onFailed ? [] : [kind]))
  expect([...NEVER_ABANDONED_KINDS].sort()).toEqual([...givesNothingBack, ...TRIED_AGAIN].sort())
})
