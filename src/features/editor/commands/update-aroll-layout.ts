import { apiRequest } from '#src/shared/api/api-request.ts'
import type { ArollLayout } from '#src/video/document.ts'
import type { Editor } from '../lib/editor.ts'
import { updateOneAroll } from './update-one-aroll.ts'

/** Which area of the frame an A-roll takes. */
export const updateArollLayout = (editor: Editor, arollId: string, layout: ArollLayout) =>
  updateOneAroll(
    editor,
    arollId,
    apiRequest('updateArollLayout', { params: { aroll_id: arollId }, body: { layout } }),
    { layout },
  )
