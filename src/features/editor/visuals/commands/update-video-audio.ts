import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** Mutes, unmutes or mixes a video's own sound. @param volume 0 to 2; left out, it stays */
export function updateVideoAudio(editor: Editor, arollId: string, hasSound: boolean, volume?: number) {
  const body = { use_video_audio: hasSound, ...(volume !== undefined && { video_volume: volume }) }
  return updateOneAroll(editor, arollId, apiRequest('updateVideoAudio', { params: { aroll_id: arollId }, body }), body)
}
