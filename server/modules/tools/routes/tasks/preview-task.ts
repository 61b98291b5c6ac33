import { EngineError } from '#engines/ports.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { toDataUrl } from '#server/modules/media/presenters/media.ts'
import { planOfTask } from '#server/modules/tools/plan-of-task.ts'
import { previewTask as makePreview } from '#server/modules/tools/preview-task.ts'
import { readTaskRequest } from '#server/modules/tools/read-task-request.ts'

/** A part of the real result, for free; generated before any transaction, for it may take seconds. */
export const previewTask = preparedRoute('previewTask', async (call) => {
  const { user, body, ...scope } = call
  const { task, x, y, at_ms: atMs = 0 } = body
  const { wanted } = await readTaskRequest(scope, user, task)
  const plan = await planOfTask(scope.services, scope.db, wanted)
  const { before, after } = await makePreview(scope.services, plan, { x, y, atMs }).catch((cause: unknown) => {
    if (cause instanceof EngineError) throw validationFailed({ source_media_id: [cause.message] })
    throw cause
  })
  return async () => ({
    before_url: toDataUrl(before),
    after_url: toDataUrl(after),
    width: after.width,
    height: after.height,
  })
})
