import { readyMedia, titleOfFile } from '#server/modules/stories/audio/recording.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { requireKnownChoices } from '#server/modules/stories/checks.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { insertStory, UNTITLED } from '#server/modules/stories/new-story.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'

/** Creates a story from a recording, or replaces a story's recording. */
export const createStoryFromAudio = route('createStoryFromAudio', async ({ user, body, ...scope }) => {
  const { storyId, project_id: projectId } = body
  const edit = storyId === undefined ? null : await beginEdit(scope, user, storyId)
  if (edit) requireIdle(edit.story)
  const recording = await readyMedia(scope, user, { id: body.media_id, field: 'media_id', kind: 'audio' })
  await requireKnownChoices(scope, user, { project_id: projectId ?? null })
  const begun = { sourceMediaId: recording.id, creationMode: 'Audio' as const, errorMessage: null }
  const title = titleOfFile(recording.fileName)
  if (edit) {
    const displayTitle = edit.story.displayTitle === UNTITLED ? title : undefined
    await edit.updateStory({ ...begun, displayTitle, projectId })
    return presentStory(scope, await edit.finish('Choose recording'))
  }
  await requireRoomForStory(scope, user)
  const story = await insertStory(scope, { ...begun, userId: user.id, projectId, displayTitle: title ?? UNTITLED })
  return presentStory(scope, story)
})
