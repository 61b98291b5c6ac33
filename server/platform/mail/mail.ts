import * as z from 'zod'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import type { Scope } from '#server/platform/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { MailMessage } from '#server/platform/ports/services.ts'

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

/** Sends a mail once the caller's transaction is committed; a mail server that is away is tried again. */
export async function sendMailLater(scope: Scope, userId: string, message: MailMessage): Promise<void> {
  await enqueue(scope, { kind: 'send-mail', payload: message, userId })
}
