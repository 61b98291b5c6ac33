import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll, type OpenStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Sets in and out point of a video, ms of its file. */
export function trimVideo(editor: Editor, arollId: string, trim: { video_start: number; video_end: number }) {
  const path = { aroll_id: arollId }
  return runCommand(editor, {
    edit: (open) => withTrim(open, arollId, trim),
    call: async () =>
      answered(
        await client.POST('/core-api/aroll/{aroll_id}/update_video_start_end/', { body: trim, params: { path } }),
      ),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: serverText,
  })
}

function withTrim(open: OpenStory, arollId: string, trim: { video_start: number; video_end: number }): OpenStory {
  const aroll = open.arolls[arollId]
  return aroll ? patchAroll(open, arollId, { aroll_object: { ...aroll.aroll_object, ...trim } }) : open
}
