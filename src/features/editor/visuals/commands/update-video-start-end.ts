import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchAroll, type OpenStory } from '#src/features/editor/core/open-story.ts'
import { refusedValueText } from '#src/features/editor/core/failed-calls.ts'
import { refreshFullVideo } from '#src/features/editor/core/refresh-story.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** To trim a video: sets its in and out point, ms of its file. */
export async function updateVideoStartEnd(
  editor: Editor,
  arollId: string,
  trim: { video_start: number; video_end: number },
) {
  const aroll = await runCommand(editor, {
    edit: (open) => withTrim(open, arollId, trim),
    request: apiRequest('updateVideoStartEnd', { params: { aroll_id: arollId }, body: trim }),
    settle: (open, changed) => patchAroll(open, arollId, changed),
    failure: refusedValueText,
  })
  if (aroll) await refreshFullVideo(editor, aroll.scene_id)
  return aroll
}

function withTrim(open: OpenStory, arollId: string, trim: { video_start: number; video_end: number }): OpenStory {
  const aroll = open.arolls[arollId]
  return aroll ? patchAroll(open, arollId, { aroll_object: { ...aroll.aroll_object, ...trim } }) : open
}
