import { creditCost } from '#src/domain/credits.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { readBalance } from '#server/modules/billing/credits/account.ts'
import { requireWithinCaps } from '#server/modules/billing/credits/caps.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { insufficientCredits, refused } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { DOWNLOAD_RETENTION_MS } from '#server/platform/files/delete-file.ts'
import { makePackage } from '#server/modules/rendering/premiere/make-package.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'

/**
 * Packs the current story, while others read and write; the charge is committed with the answer, so a failure costs nothing.
 * The zip is kept as long as its URL is valid.
 */
export const exportToPremierePro = preparedRoute('exportToPremierePro', async (call) => {
  const { db, user, body, services, origin } = call
  const story = await ownStory(db, user, body.story_id)
  const document = await presentStoryDocument(call, story)
  if (document.scenes.length === 0) throw refused('STORY_EMPTY', 'Add a scene first')
  // A repeat writes the same file; an existing package is not packed again.
  const key = `exports/${story.id}-premiere-${origin}.zip`
  const known = await services.files.stat(key)
  const [cost, { available }] = [creditCost('export_premiere'), await readBalance(call, user.id)]
  if (!known && available < cost) throw insufficientCredits({ action: 'export_premiere', units: 1, cost, available })
  if (!known) await requireWithinCaps(call, user.id, { storyId: story.id, cost })
  const now = services.clock.now()
  // Scheduled first: a zip whose call fails is deleted, too.
  if (!known)
    await call.transact((scope) =>
      enqueue(scope, { kind: 'forget-file', payload: { key }, runAt: new Date(now.getTime() + DOWNLOAD_RETENTION_MS) }),
    )
  const stored = known ?? (await makePackage(services, document, key))
  return async (paying) => {
    await charge(paying, user.id, { action: 'export_premiere', storyId: story.id })
    return {
      story_id: story.id,
      file_name: `${story.id}-premiere.zip`,
      url: await signDownload(services, key),
      size_bytes: stored.size,
      created_at: now.toISOString(),
    }
  }
})
