import type { DrawArollPayload } from '#server/arolls/payload.ts'
import type { CaptionPayload } from '#server/audio/caption-job.ts'
import type { TranscribeStoryPayload } from '#server/audio/transcribe-story-job.ts'
import type { PortraitPayload } from '#server/characters/portrait.ts'
import type { LookSamplesPayload } from '#server/files/look-samples.ts'
import type { MakePayload, SpeakPayload, WritePayload } from '#server/generation/payloads.ts'
import type { MailMessage } from '#server/ports/mail.ts'
import type { MergePayload } from '#server/scenes/merge-job.ts'
import type { SplitPayload } from '#server/scenes/split-job.ts'
import type { TranscribePayload } from '#server/scenes/transcribe-job.ts'
import type { TranslatePayload } from '#server/translation/payload.ts'
import type { DeleteFilePayload } from './delete-file.ts'

/** Every kind of job and what it is told. A kind without a definition in `handlers.ts` does not compile. */
export interface JobPayloads {
  'send-mail': MailMessage
  'render-story': { renderId: string }
  'write-story': WritePayload
  'make-story': MakePayload
  'speak-scene': SpeakPayload
  'draw-aroll': DrawArollPayload
  'draw-portrait': PortraitPayload
  'draw-look-samples': LookSamplesPayload
  'run-task': { taskId: string }
  'make-clip': { taskId: string }
  'split-scene': SplitPayload
  'merge-scenes': MergePayload
  'transcribe-scene': TranscribePayload
  'translate-story': TranslatePayload
  'listen-to-story': TranscribeStoryPayload
  'caption-video': CaptionPayload
  'watch-render': { renderId: string }
  'forget-file': DeleteFilePayload
}

export type JobKind = keyof JobPayloads
