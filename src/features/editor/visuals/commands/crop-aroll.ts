import { apiRequest } from '#src/shared/api/api-request.ts'
import type { CropArea } from '#src/video/document.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** To crop a visual: the visible part of its source, as shares of its width and height; null shows all of it. */
export const cropAroll = (editor: Editor, arollId: string, crop: CropArea | null) =>
  updateOneAroll(editor, arollId, apiRequest('cropAroll', { params: { aroll_id: arollId }, body: { crop } }), { crop })
