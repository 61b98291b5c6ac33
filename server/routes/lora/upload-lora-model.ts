import { hasOnlyNumbers, readLoraFile } from '#src/domain/lora-file.ts'
import { HEADER_LIMIT } from '#src/domain/safetensors.ts'
import { loraModels } from '#server/db/schema/index.ts'
import { requireSize } from '#server/files/picture-field.ts'
import { validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { loraFileKey } from '#server/lora/lora-files.ts'
import { presentLora } from '#server/lora/present-lora.ts'
import { requireRoomForModel } from '#server/stories/plan-limits.ts'

const LIMIT = 28_000_000

/** Only the header is read; every word of it has to be true. */
export const uploadLoraModel = route('uploadLoraModel', async ({ user, body, ...scope }) => {
  const { file } = body
  requireSize(file, { name: 'A model', limit: LIMIT })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const model = readLoraFile(bytes.subarray(0, HEADER_LIMIT + 8), bytes.length)
  if (typeof model === 'string') throw validationFailed({ file: [model] })
  if (model.base === 'DRAFT' && !hasOnlyNumbers(bytes))
    throw validationFailed({ file: ['Some of its values are no numbers'] })
  if (model.base !== body.model_type)
    throw validationFailed({ model_type: [`By its header its base is ${model.base}`] })
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
})
