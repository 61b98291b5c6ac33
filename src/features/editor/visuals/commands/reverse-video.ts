import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** To reverse a video: sets its direction. */
export const reverseVideo = (editor: Editor, arollId: string, reversed: boolean) =>
  updateOneAroll(editor, arollId, apiRequest('reverseVideo', { params: { aroll_id: arollId }, body: { reversed } }), {
    reversed,
  })
