import { ownLora } from '#server/platform/auth/ownership.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { endTraining } from '#server/modules/tools/lora/training-run.ts'
import { filesOfLora, deleteFiles, changeLora, lockLora } from '#server/modules/tools/lora/lora-rows.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'

export const stopLora = route('stopLora', async ({ user, query, body, ...scope }) => {
  const { id } = await ownLora(scope.db, user, query.lora_id)
  const row = await lockLora(scope, id)
  if (row?.status !== 'TRAINING')
    throw new HttpError(409, { message: 'This model isn’t being trained', error: 'LORA_NOT_TRAINING' })
  if (body.keep) {
    if ((row.training?.checkpoints.length ?? 0) === 0)
      throw new HttpError(409, { message: 'No checkpoint to keep yet', error: 'LORA_NO_CHECKPOINT' })
    return presentLora(scope, await changeLora(scope, id, { stopRequested: true }))
  }
  await endTraining(scope, row, 'The training was stopped')
  await deleteFiles(scope, user.id, filesOfLora(row))
  const reset = { status: 'DRAFT' as const, progress: 0, training: null, stage: null, trainedBy: null, holdId: null }
  return presentLora(scope, await changeLora(scope, id, reset))
})
