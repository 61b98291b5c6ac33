import type { Mail, MailMessage } from '#server/platform/ports/services.ts'

export interface SentMail extends MailMessage {
  sentAt: string
}

/** Storage key of emails, including their links. */
export const OUTBOX_KEY = 'storyloom-tab-host-outbox'
const MAX_MAILS = 50

/** Emails that are not sent but stored for the developer panel, newest first. Signing out does not empty session storage. */
export function createOutbox(): Mail & { read(): SentMail[] } {
  const read = (): SentMail[] => JSON.parse(sessionStorage.getItem(OUTBOX_KEY) ?? '[]') as SentMail[]
  return {
    read,
    async send(message) {
      const sent = [{ ...message, sentAt: new Date().toISOString() }, ...read()].slice(0, MAX_MAILS)
      sessionStorage.setItem(OUTBOX_KEY, JSON.stringify(sent))
      dispatchEvent(new CustomEvent('storyloom:mail'))
    },
  }
}
