import type { DrawArollPayload } from '#server/arolls/payload.ts'
import type { MakePayload, SpeakPayload, WritePayload } from '#server/generation/payloads.ts'
import type { MailMessage } from '#server/ports/mail.ts'

/** Every kind of job and what it is told. A kind without a definition in `handlers.ts` does not compile. */
export interface JobPayloads {
  'send-mail': MailMessage
  'render-story': { renderId: string }
  'write-story': WritePayload
  'make-story': MakePayload
  'speak-scene': SpeakPayload
  'draw-aroll': DrawArollPayload
  'run-task': { taskId: string }
  'watch-render': { renderId: string }
}

export type JobKind = keyof JobPayloads
