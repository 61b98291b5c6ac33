import { once } from 'node:events'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createOutboxMail, createSmtpMail } from './mail.ts'

const message = { to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' }
let server: Server | undefined
afterEach(() => void server?.close())

/** A mail server that follows the protocol up to one command, and then does something else. */
async function mailServer(stopAt: string, stop: (socket: Socket) => void): Promise<string> {
  const made = createServer((socket) => {
    socket.on('error', () => undefined)
    if (stopAt === 'connect') return stop(socket)
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (text.startsWith(stopAt)) return stop(socket)
      socket.write(text.startsWith('DATA') ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  server = made
  await once(made.listen(0, 'localhost'), 'listening')
  return `smtp://localhost:${(made.address() as AddressInfo).port}`
}

it('a message that the mail server accepts is sent', async () => {
  const mail = createSmtpMail(await mailServer('none', () => undefined), 'app@example.com')
  await expect(mail.send(message)).resolves.toBeUndefined()
})

it.each(['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'From'])(
  'a mail server that resets the connection at %s fails the message and nothing else',
  async (stage) => {
    const mail = createSmtpMail(await mailServer(stage, (socket) => socket.resetAndDestroy()), 'app@example.com')
    await expect(mail.send(message)).rejects.toThrow()
  },
)

it('a mail server that sends garbage fails the message and nothing else', async () => {
  const mail = createSmtpMail(await mailServer('EHLO', (socket) => socket.end('\0nonsense\r\n')), 'app@example.com')
  await expect(mail.send(message)).rejects.toThrow()
})

it('the outbox keeps an email for a week, and deletes no other files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  let now = new Date('2030-01-01T10:00:00.000Z')
  const mail = createOutboxMail(folder, 'app@example.com', { now: () => now })
  await writeFile(path.join(folder, '0-notes.txt'), 'of the operator')
  await mail.send(message)
  now = new Date('2030-01-08T10:00:00.000Z')
  await mail.send(message)
  expect(await readdir(folder)).toHaveLength(3)
  now = new Date('2030-01-08T10:00:00.001Z')
  await mail.cleanUp?.()
  expect((await readdir(folder)).map((file) => file.slice(0, 10)).sort()).toEqual(['0-notes.tx', '2030-01-08'])
})

it('the outbox deletes the emails to one recipient, and those to others stay', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  const mail = createOutboxMail(folder, 'app@example.com', { now: () => new Date('2030-01-01T10:00:00.000Z') })
  await writeFile(path.join(folder, '0-notes.txt'), '\nTo: ada@example.com\n')
  await mail.send(message)
  await mail.send({ ...message, to: 'ada@example.community' })
  await mail.forget?.('ada@example.com')
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')))
  expect(texts.flatMap((text) => /^To: .*$/m.exec(text)?.[0] ?? []).sort()).toEqual([
    'To: ada@example.com',
    'To: ada@example.community',
  ])
})
