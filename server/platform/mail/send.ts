import type { Scope } from '#server/platform/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { MailMessage } from '#server/platform/ports/mail.ts'

/** Sends a mail once the caller's transaction is committed; a mail server that is away is tried again. */
export async function sendMailLater(scope: Scope, userId: string, message: MailMessage): Promise<void> {
  await enqueue(scope, { kind: 'send-mail', payload: message, userId })
}
