import type { LoraFile } from '#src/domain/lora-file.ts'
import type { Services } from '#server/platform/context.ts'
import { loraModels } from '#server/platform/db/schema/index.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { requireSize } from '#server/platform/files/image-field.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { loraFileKey } from '#server/modules/tools/lora/lora-rows.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'
import { requireRoomForModel } from '#server/modules/stories/plan-limits.ts'

const LIMIT = 28_000_000

/** Only the header is read; all of it is verified. */
export const uploadLoraModel = preparedRoute('uploadLoraModel', async ({ services, body: { file, model_type } }) => {
  requireSize(file, { name: 'A model', limit: LIMIT })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const model = await readModel(services, bytes)
  if (model.base !== model_type) throw validationFailed({ model_type: [`Its base model is ${model.base}`] })
  return async ({ user, body, ...scope }) => {
    await requireRoomForModel(scope, user.id)
    const id = crypto.randomUUID()
    const now = scope.services.clock.now()
    const modelFileKey = loraFileKey(id, 'model', 'bin')
    await scope.services.files.write(modelFileKey, bytes, 'application/octet-stream')
    const [row] = await scope.db
      .insert(loraModels)
      .values({
        id,
        userId: user.id,
        modelName: body.model_name.trim(),
        modelType: body.model_type,
        loraType: body.lora_type,
        triggerWord: body.trigger_word,
        primaryTrigger: body.trigger_word,
        loraScale: body.lora_scale ?? 1,
        status: 'COMPLETED',
        progress: 100,
        rank: model.rank,
        modelFileKey,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('The model was not added')
    return presentLora(scope, row)
  }
})

/** A header of a few megabytes may take seconds and hundreds of megabytes to read: it is read in the sandbox. */
function readModel({ sandbox }: Pick<Services, 'sandbox'>, bytes: Uint8Array): Promise<LoraFile> {
  return sandbox.run('readLoraFile', null, [bytesSource(bytes)]).catch((cause: unknown) => {
    if (cause instanceof UnreadableFile) throw validationFailed({ file: [cause.message] })
    throw cause
  })
}
