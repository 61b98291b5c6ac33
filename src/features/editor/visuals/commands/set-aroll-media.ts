import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchAroll } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** To replace the media of a visual (A-roll). */
export function setArollMedia(editor: Editor, arollId: string, media: Media) {
  return runCommand(editor, {
    edit: (open) => {
      const aroll = open.arolls[arollId]
      return aroll ? patchAroll(open, arollId, { aroll_object: { ...aroll.aroll_object, media } }) : open
    },
    request: apiRequest('setArollMedia', { params: { aroll_id: arollId }, body: { media: media.id } }),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: serverText,
    busy: busyKeys.visual(arollId),
  })
}
