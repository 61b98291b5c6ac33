import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Clock } from '#server/platform/ports/services.ts'
import { consoleLog } from './log.ts'

/** How long the mail server may take to be reached, to greet, and between two answers, ms. The default is ten minutes. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends emails through a server, by its URL (`smtp://user:password@host:587`). */
export function createSmtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({ ...SMTP_TIMEOUTS, url: smtpUrl }, { from })
  // The failure of a message rejects its `send`; no other error may end the process.
  transport.on('error', (cause) => consoleLog.error('The connection to the mail server failed', cause))
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}

/** How long the outbox keeps an email, ms: as long as a deleted account can be restored. Its account is deleted then, too. */
const OUTBOX_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

const fileTime = (time: Date) => time.toISOString().replaceAll(':', '-')

/** Emails as text files in a folder, newest last: for machines without a mail server. Those older than a week are deleted. */
export function createOutboxMail(folder: string, from: string, clock: Clock): Mail {
  return {
    async cleanUp() {
      const oldest = fileTime(new Date(clock.now().getTime() - OUTBOX_RETENTION_MS))
      for (const file of await readdir(folder).catch(() => []))
        if (file.endsWith('.eml') && file < oldest) await rm(path.join(folder, file), { force: true })
    },
    async forget(address) {
      for (const file of await readdir(folder).catch(() => [])) {
        if (!file.endsWith('.eml')) continue
        const mail = await readFile(path.join(folder, file), 'utf8')
        if (mail.includes(`\nTo: ${address}\n`)) await rm(path.join(folder, file), { force: true })
      }
    },
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const now = clock.now()
      const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, '', text, '']
      await writeFile(path.join(folder, `${fileTime(now)}-${randomUUID().slice(0, 8)}.eml`), lines.join('\n'), {
        mode: 0o600,
      })
    },
  }
}
