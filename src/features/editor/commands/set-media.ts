import { client } from '#src/shared/api/client.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { drawingOf } from './draw-again.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Shows a media in an A-roll. */
export function setMedia(editor: Editor, arollId: string, media: Media) {
  return runCommand(editor, {
    edit: (open) => {
      const aroll = open.arolls[arollId]
      return aroll ? patchAroll(open, arollId, { aroll_object: { ...aroll.aroll_object, media } }) : open
    },
    call: async () =>
      answered(
        await client.POST('/core-api/aroll/{aroll_id}/set_media/', {
          body: { media: media.id },
          params: { path: { aroll_id: arollId } },
        }),
      ),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: serverText,
    busy: drawingOf(arollId),
  })
}
