import { and, eq, inArray } from 'drizzle-orm'
import { arolls, renders, scenes } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const updateAspectRatio = route('updateAspectRatio', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const isExporting = and(eq(renders.storyId, body.story_id), inArray(renders.status, ['QUEUED', 'RENDERING']))
  const [exporting] = await scope.db.select({ id: renders.id }).from(renders).where(isExporting).limit(1)
  if (exporting)
    throw new HttpError(409, {
      message: 'Failed to update story aspect ratio',
      detail: 'The story is being exported. Wait until it’s done or cancel it',
      error: 'STORY_RENDERING',
    })
  if (edit.story.aspectRatio === body.aspect_ratio) return presentStory(scope, await edit.finish('Change aspect ratio'))
  await edit.updateStory({ aspectRatio: body.aspect_ratio })
  // An image of the old shape covers the new one, and a crop for the old shape no longer fits.
  const layers = await scope.db
    .select({ aroll: arolls })
    .from(arolls)
    .innerJoin(scenes, eq(scenes.id, arolls.sceneId))
    .where(eq(scenes.storyId, body.story_id))
  for (const { aroll } of layers)
    if (aroll.contentFit !== 'COVER' || aroll.crop !== null)
      await edit.updateAroll(aroll, { contentFit: 'COVER', crop: null })
  return presentStory(scope, await edit.finish('Change aspect ratio'))
})
