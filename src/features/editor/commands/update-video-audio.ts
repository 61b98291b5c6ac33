import type { Editor } from '../lib/editor.ts'
import { updateOneAroll } from './update-one-aroll.ts'

/** Whether a video's own sound is heard. */
export const updateVideoAudio = (editor: Editor, arollId: string, isHeard: boolean) =>
  updateOneAroll(
    editor,
    { operationId: 'updateVideoAudio', params: { aroll_id: arollId }, body: { use_video_audio: isHeard } },
    { use_video_audio: isHeard },
  )
