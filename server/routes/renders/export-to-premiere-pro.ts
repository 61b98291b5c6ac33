import { ownStory } from '#server/auth/ownership.ts'
import { charge } from '#server/credits/ledger.ts'
import { signDownload } from '#server/files/signing.ts'
import { refused } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { DOWNLOAD_KEPT_MS } from '#server/jobs/forget-file.ts'
import { makePackage } from '#server/premiere/make-package.ts'
import { presentStoryDocument } from '#server/presenters/story-document.ts'

/** Packs the story as it is now. What cannot be packed costs nothing; the zip is kept as long as its address is valid. */
export const exportToPremierePro = route('exportToPremierePro', async (call) => {
  const { db, user, body, services } = call
  const story = await ownStory(db, user, body.story_id)
  const document = await presentStoryDocument(call, story)
  if (document.scenes.length === 0) throw refused('STORY_EMPTY', 'Add a scene first')
  await charge(call, user.id, { action: 'export_premiere', storyId: story.id })
  const key = `exports/${story.id}-premiere-${crypto.randomUUID()}.zip`
  const stored = await makePackage(services, document, key)
  const now = services.clock.now()
  await enqueue(call, {
    kind: 'forget-file',
    payload: { key },
    runAt: new Date(now.getTime() + DOWNLOAD_KEPT_MS),
  })
  return {
    story_id: story.id,
    file_name: `${story.id}-premiere.zip`,
    url: await signDownload(services, key),
    size_bytes: stored.size,
    created_at: now.toISOString(),
  }
})
