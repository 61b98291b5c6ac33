import { ownVersion } from '#server/modules/stories/edits/versions.ts'
import { restoreSnapshot } from '#server/modules/stories/history/snapshot.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { saveVersion } from '#server/modules/stories/edits/save-version.ts'

export const restoreStoryVersion = route('restoreStoryVersion', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { version } = await ownVersion(scope.db, user, params)
  requireIdle(edit.story)
  await saveVersion(scope, { ...edit.story, revision: edit.story.revision - 1 }, `Before restoring “${version.name}”`)
  await restoreSnapshot(edit, version.snapshot)
  const story = await edit.finish(`Restore “${version.name}”`)
  return presentStoryDocument(scope, story)
})
