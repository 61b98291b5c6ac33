import * as z from 'zod'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'

/** Mail goes through the runner, so that a mail server that is away delays a mail and loses none. */
export const sendMail: JobDefinition<'send-mail'> = {
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  maxAttempts: 8,
  concurrency: 2,
  // Mails carry one-time passwords and links.
  isSecret: true,
  async run({ app, payload }) {
    await app.mail.send(payload)
  },
}
