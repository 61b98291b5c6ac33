import type { MailMessage } from '#server/ports/mail.ts'

/** Every kind of job and what it is told. A kind without a definition in `handlers.ts` does not compile. */
export interface JobPayloads {
  'send-mail': MailMessage
  'render-story': { renderId: string }
  'watch-render': { renderId: string }
}

export type JobKind = keyof JobPayloads
