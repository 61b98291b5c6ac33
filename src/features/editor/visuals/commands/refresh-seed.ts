import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** To refresh the seed of a visual: the next image of the same prompt differs. */
export const refreshSeed = (editor: Editor, arollId: string) =>
  updateOneAroll(editor, arollId, apiRequest('refreshSeed', { params: { aroll_id: arollId } }), {})
