import { framesToMs } from '#src/domain/frames.ts'
import { layCues } from '#src/domain/subtitles/lay-cues.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { requireCueOrder } from '#server/modules/stories/checks.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const importSubtitles = route('importSubtitles', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const rows = await scenesOf(scope, edit.story.id)
  const frames = rows.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)
  requireCueOrder(body.cues, framesToMs(frames), 'This is past the end of the video')
  const { captions } = layCues(rows, body.cues)
  for (const row of rows)
    await edit.updateScene(row, { captions: captions.get(row.id) ?? [], areCaptionsOverridden: true })
  await edit.updateStory({ showCaptions: true, captionLengthOption: 'LONG' })
  return presentStory(scope, await edit.finish('Import subtitles'))
})
