import type { Mail, MailMessage } from '#server/ports/mail.ts'

export interface SentMail extends MailMessage {
  sentAt: string
}

const KEY = 'storyloom-tab-host-outbox'
const LONGEST = 50

/** Mail that nobody carries: stored for the developer panel, newest first. Session storage: signing out does not empty it. */
export function createOutbox(): Mail & { read(): SentMail[] } {
  const read = (): SentMail[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as SentMail[]
  return {
    read,
    async send(message) {
      const sent = [{ ...message, sentAt: new Date().toISOString() }, ...read()].slice(0, LONGEST)
      sessionStorage.setItem(KEY, JSON.stringify(sent))
      dispatchEvent(new CustomEvent('storyloom:mail'))
    },
  }
}
