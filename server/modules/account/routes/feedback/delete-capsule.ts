import { takeCapsule } from '#server/modules/account/capsules.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'

export const deleteCapsule = route('deleteCapsule', async (call) => {
  const { db, user, params } = call
  const row = await takeCapsule(db, user.id, params.capsule_id)
  if (!row) throw notFound()
  await enqueue(call, { kind: 'forget-file', payload: { key: row.fileKey }, userId: user.id })
  return { message: 'Report deleted' }
})
