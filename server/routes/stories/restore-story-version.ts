import { ownVersion } from '#server/history/own-version.ts'
import { restoreSnapshot } from '#server/history/restore-snapshot.ts'
import { requireIdle } from '#server/generation/require-idle.ts'
import { route } from '#server/http/route.ts'
import { presentStoryDocument } from '#server/presenters/story-document.ts'
import { beginEdit } from '#server/edits/edit.ts'
import { saveVersion } from '#server/edits/save-version.ts'

export const restoreStoryVersion = route('restoreStoryVersion', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { version } = await ownVersion(scope.db, user, params)
  requireIdle(edit.story)
  await saveVersion(scope, { ...edit.story, revision: edit.story.revision - 1 }, `Before restoring “${version.name}”`)
  await restoreSnapshot(edit, version.snapshot)
  const story = await edit.finish(`Restore “${version.name}”`)
  return presentStoryDocument(scope, story)
})
