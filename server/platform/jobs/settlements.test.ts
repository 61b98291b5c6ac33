import { expect, it } from 'vitest'
import { jobHandlers } from '#server/job-handlers.ts'
import { OWED_KINDS } from './settlements.ts'

/** They put themselves back into the queue when they are given up: what they owe is tried again later. */
const TRIED_AGAIN = ['delete-account', 'sync-subscription', 'sync-purchase']

it('a job that gives nothing back when it is given up is owed, and no other', () => {
  const givesNothingBack = Object.entries(jobHandlers).flatMap(([kind, { onFailed }]) => (onFailed ? [] : [kind]))
  expect([...OWED_KINDS].sort()).toEqual([...givesNothingBack, ...TRIED_AGAIN].sort())
})
