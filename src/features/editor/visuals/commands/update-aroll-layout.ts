import { apiRequest } from '#src/shared/api/api-request.ts'
import type { ArollLayout } from '#src/video/document.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** To change the layout of a visual: which area of the frame it takes. */
export const updateArollLayout = (editor: Editor, arollId: string, layout: ArollLayout) =>
  updateOneAroll(
    editor,
    arollId,
    apiRequest('updateArollLayout', { params: { aroll_id: arollId }, body: { layout } }),
    { layout },
  )
