import * as z from 'zod'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import type { Scope } from '#server/platform/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { MailMessage } from '#server/platform/ports/services.ts'

/** Emails are sent by the job runner, so that an unavailable mail server delays an email and loses none. */
export const sendMail: JobDefinition<'send-mail'> = {
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  maxAttempts: 8,
  concurrency: 2,
  // Emails contain one-time passwords and links.
  isSecret: true,
  async run({ app, payload }) {
    await app.mail.send(payload)
  },
}

/** Sends an email after the caller's transaction is committed; retries while the mail server is unavailable. */
export async function sendMailLater(scope: Scope, userId: string, message: MailMessage): Promise<void> {
  await enqueue(scope, { kind: 'send-mail', payload: message, userId })
}
