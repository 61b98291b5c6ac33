import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** To flip a visual: mirrors an image or video left to right. */
export const flipArollHorizontal = (editor: Editor, arollId: string, flipped: boolean) =>
  updateOneAroll(
    editor,
    arollId,
    apiRequest('flipArollHorizontal', { params: { aroll_id: arollId }, body: { flipped } }),
    { flipped },
  )
