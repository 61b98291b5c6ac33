import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateOneAroll } from './aroll-edits.ts'

/** Mutes or unmutes a video's own sound. */
export const updateVideoAudio = (editor: Editor, arollId: string, hasSound: boolean) =>
  updateOneAroll(
    editor,
    arollId,
    apiRequest('updateVideoAudio', { params: { aroll_id: arollId }, body: { use_video_audio: hasSound } }),
    { use_video_audio: hasSound },
  )
