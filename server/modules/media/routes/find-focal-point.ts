import { EngineError } from '#engines/ports.ts'
import { usableMedia } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { readMediaBytes } from '#server/modules/tools/execute-task.ts'
import { requireImage } from '#server/modules/tools/source.ts'

/** The position of an image's subject, as detected by the built-in engine. */
export const findFocalPoint = route('findFocalPoint', async ({ user, params, ...scope }) => {
  const image = requireImage(await usableMedia(scope.db, user, params.media_id), 'media_id')
  try {
    return await scope.services.engines.retoucher.findSubject(await readMediaBytes(scope.services, image))
  } catch (cause) {
    if (cause instanceof EngineError) throw validationFailed({ media_id: [cause.message] })
    throw cause
  }
})
