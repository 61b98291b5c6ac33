export interface MailMessage {
  to: string
  subject: string
  text: string
}

/** SMTP, or an outbox folder on Node, or the outbox panel in the tab. */
export interface Mail {
  send(message: MailMessage): Promise<void>
  /** Removes what has been kept longer than it may. Default: nothing is kept. */
  cleanUp?(): Promise<void>
  /** Removes what is kept of an address whose account is gone. Default: nothing is kept. */
  forget?(address: string): Promise<void>
}
