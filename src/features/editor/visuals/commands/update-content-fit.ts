import { apiRequest } from '#src/shared/api/api-request.ts'
import type { ContentFit } from '#src/video/document.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** To change the content fit of a visual: how it fills its area of the frame. */
export const updateContentFit = (editor: Editor, arollId: string, fit: ContentFit) =>
  updateOneAroll(
    editor,
    arollId,
    apiRequest('updateContentFit', { params: { aroll_id: arollId }, body: { content_fit: fit } }),
    { content_fit: fit },
  )
