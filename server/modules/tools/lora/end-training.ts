import type { Scope } from '#server/platform/context.ts'
import { release } from '#server/modules/billing/credits/end-hold.ts'
import { requestCancel } from '#server/platform/jobs/cancel.ts'
import { findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import type { LoraRow } from './lora-rows.ts'

/** A training is named after its hold: one that was stopped and submitted again is another one. */
export const trainingKey = (holdId: string | null) => `train-lora:${holdId}`

/** Ends a training without a model; nothing is charged. */
export async function endTraining(scope: Scope, row: LoraRow, reason: string): Promise<void> {
  if (row.status !== 'TRAINING') return
  const job = await findActiveJob(scope, trainingKey(row.holdId))
  if (job) await requestCancel(scope, job.id)
  if (row.userId !== null && (await release(scope, row.holdId, reason))) await publishBalance(scope, row.userId)
}
