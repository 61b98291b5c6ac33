import { eq } from 'drizzle-orm'
import { renderParts } from '#server/platform/db/schema/index.ts'
import { DOWNLOAD_RETENTION_MS } from '#server/platform/files/delete-file.ts'
import { partFileKey } from '#server/platform/files/keys.ts'
import { UPLOAD_ADDRESS_MS } from '#server/platform/files/signing.ts'
import { unavailable } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { lockOwnPart } from '#server/modules/rendering/render-parts.ts'
import { lockActiveRender } from '#server/modules/rendering/running-renders.ts'

/** The upload URL for a part. Only our own renderers read it again, so it passes no quarantine. */
export const createRenderPartUpload = route('createRenderPartUpload', async (call) => {
  const { db, params, body, services } = call
  await lockActiveRender(db, call.user, params.render_id)
  const part = await lockOwnPart(call)
  const { direct } = services.files
  // The bucket was taken away while its parts were drawn.
  if (!direct) throw unavailable()
  const key = partFileKey(crypto.randomUUID())
  const now = services.clock.now()
  const until = new Date(now.getTime() + UPLOAD_ADDRESS_MS)
  const { url, headers } = await direct.signUpload(
    { key, contentType: 'video/mp4', size: body.size_bytes },
    { from: now, until },
  )
  await db
    .update(renderParts)
    .set({ fileKey: key, sizeBytes: body.size_bytes, updatedAt: now })
    .where(eq(renderParts.id, part.id))
  const { fileKey: replaced } = part
  if (replaced !== null) call.afterCommit(() => void services.files.remove(replaced).catch(() => undefined))
  // Whatever becomes of the export.
  await enqueue(call, {
    kind: 'forget-file',
    payload: { key },
    runAt: new Date(now.getTime() + DOWNLOAD_RETENTION_MS),
  })
  return { presigned_url: url, headers, expires_at: until.toISOString() }
})
