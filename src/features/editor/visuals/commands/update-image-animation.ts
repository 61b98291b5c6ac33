import { apiRequest } from '#src/shared/api/api-request.ts'
import type { ImageAnimation } from '#src/video/document.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { patchOneOrAll, withArolls } from './aroll-edits.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** To change the image animation of a visual: how an image moves. @param isForAll changes every image of the story */
export function updateImageAnimation(editor: Editor, arollId: string, animation: ImageAnimation, isForAll = false) {
  return runCommand(editor, {
    edit: (open) => patchOneOrAll(open, arollId, isForAll, { image_animation: animation }),
    request: apiRequest('updateImageAnimation', {
      params: { aroll_id: arollId },
      body: { image_animation: animation, is_update_for_all_scenes: isForAll },
    }),
    settle: withArolls,
    failure: serverText,
  })
}
