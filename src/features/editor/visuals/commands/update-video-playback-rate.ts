import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { refreshFullVideo } from '#src/features/editor/core/refresh-story.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** To change the playback speed of a video. @param rate 0.25 to 4 */
export async function updateVideoPlaybackRate(editor: Editor, arollId: string, rate: number) {
  const body = { playback_rate: rate }
  const request = apiRequest('updateVideoPlaybackRate', { params: { aroll_id: arollId }, body })
  const aroll = await updateOneAroll(editor, arollId, request, body)
  if (aroll) await refreshFullVideo(editor, aroll.scene_id)
  return aroll
}
