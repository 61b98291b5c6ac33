import { expect, it } from 'vitest'
import { downloadPublic, lookupPublic, requireAllowed, isPublicAddress } from './guarded-download.ts'
import { readLimited } from './ask.ts'

const INSIDE = [
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ],
  ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001:0:4136:e378::', 'localhost', ''],
]

it.each(INSIDE)('%s is not a public IP address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::'])(
  '%s is a public IP address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  'http://example.com/a.png',
  'https://example.com:8443/a.png',
  'https://user:pass@example.com/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'a.png',
])('never fetches the URL %s of a response', (address) => {
  expect(() => requireAllowed(address)).toThrow(expect.objectContaining({ name: 'ForbiddenAddress' }))
})

it('does not connect to a host name that resolves to this machine', async () => {
  const answer = await new Promise((done) => lookupPublic('localhost', {}, (error) => done(error)))
  expect(answer).toMatchObject({ name: 'ForbiddenAddress' })
  const limits = { maxBytes: 10, timeoutMs: 2_000 }
  await expect(downloadPublic('https://localhost/a.png', limits)).rejects.toMatchObject({ name: 'ForbiddenAddress' })
})

it('drops a body larger than announced at its limit', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent++
      yield new Uint8Array(1_000)
    }
  }
  await expect(readLimited(endless(), 3_500)).rejects.toMatchObject({ name: 'TooLarge' })
  expect(sent).toBe(4)
})
