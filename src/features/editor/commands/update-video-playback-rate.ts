import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '../lib/editor.ts'
import { updateOneAroll } from './update-one-aroll.ts'

/** How fast a video runs. @param rate 0.25 to 4 */
export const updateVideoPlaybackRate = (editor: Editor, arollId: string, rate: number) =>
  updateOneAroll(
    editor,
    arollId,
    apiRequest('updateVideoPlaybackRate', { params: { aroll_id: arollId }, body: { playback_rate: rate } }),
    { playback_rate: rate },
  )
