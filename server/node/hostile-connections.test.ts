// Raw HTTP: what strangers send to a port.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { prepareHostData } from '#server/testing/host-data.ts'
import { type HostProcess, register, startHostProcess } from './testing/host-process.ts'
import { connectTo, received, upgradeRequest } from './testing/raw-connection.ts'

/** How often each thing is done. */
const ROUNDS = process.env.LONG_TESTS === '1' ? 200 : 5

let dataDir: string
let host: HostProcess
let port: number
let socketsAtStart: number
/** URL of a file that exceeds every buffer on its way, … */
let fileAddress: string
/** … and one that accepts as much. */
let uploadAddress: string

/** Connections that the server has open; 0 where the system does not report them. */
async function openSockets() {
  const folder = `/proc/${host.child.process.pid}/fd`
  const names = await readdir(folder).catch(() => [])
  const targets = await Promise.all(names.map((name) => readlink(path.join(folder, name)).catch(() => '')))
  return targets.filter((target) => target.startsWith('socket:')).length
}

/** An image with much data behind it. */
const FILE = new Uint8Array(8_000_000)
FILE.set(makePng(64, 64))
const upload = (address: string) =>
  fetch(`http://localhost:${port}${address}`, { method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: FILE })

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'storyloom-hostile-'))
  host = await startHostProcess({ ...(await prepareHostData(dataDir)), TRUST_PROXY: '1' })
  port = Number(new URL(host.url).port)
  const as = await register(host)
  const reserve = (file_name: string) => {
    const body = { file_name, content_type: 'image/png', media_args: { size_bytes: FILE.length } }
    return host.ok('getGenericPresignedUrl', { as, body })
  }
  const { media, presigned_url } = await reserve('a.png')
  expect((await upload(presigned_url)).status).toBe(200)
  fileAddress = (await host.ok('getMedia', { as, params: { media_id: media.id } })).url ?? ''
  uploadAddress = (await reserve('b.png')).presigned_url
  socketsAtStart = await openSockets()
})
afterAll(async () => {
  await host.child.kill()
  await rm(dataDir, { recursive: true, force: true })
})
afterEach(async () => {
  expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200)
  expect(host.child.process.exitCode).toBeNull()
})

const LOGIN =
  'POST /api/dj-rest-auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n'
const NEWCOMER = {
  ...{ first_name: 'Ada', last_name: 'Byron', company_name: 'Engines', how_did_you_hear_about_us: 'YouTube' },
  ...{ receive_updates: false, agree_to_tnc: true },
}
const get = (where: string) => `GET ${where} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** How far a client came before it disconnected; a function where the URL is known only when the server runs. */
const STAGES = {
  nothing: '',
  'half a request line': 'GET /hea',
  'half of the headers': 'GET /health HTTP/1.1\r\nHost: local',
  'a whole request': get('/health'),
  'many requests at once': get('/health').repeat(50),
  'half of a body': `${LOGIN}{"username":`,
  'half of a chunked body': LOGIN.replace('Content-Length: 500', 'Transfer-Encoding: chunked') + '20\r\n{"user',
  'an upgrade nowhere': upgradeRequest('/'),
  'an upgrade of the API': upgradeRequest('/api/core-api/user_profile/'),
  'an upgrade to something else': get('/health').replace('Host', 'Connection: Upgrade\r\nUpgrade: h2c\r\nHost'),
  'an upgrade with a body': LOGIN.replace('Host', 'Connection: Upgrade\r\nUpgrade: websocket\r\nHost'),
  'an upgrade without a key': upgradeRequest('/app/storyloom').replace(/Sec-WebSocket-Key: .*\r\n/, ''),
  'an upgrade of an unknown app': upgradeRequest('/app/unknown'),
  'an upgrade': upgradeRequest('/app/storyloom'),
  'an upgrade and half a frame': `${upgradeRequest('/app/storyloom')}\u0081`,
  'no HTTP at all': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  'a tunnel': 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
  'a request of a large file': () => get(fileAddress),
  'half of an upload': () =>
    `PUT ${uploadAddress} HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\nContent-Length: ${FILE.length}\r\n\r\n` +
    Buffer.from(FILE.subarray(0, FILE.length / 2)).toString('latin1'),
} satisfies Readonly<Record<string, string | (() => string)>>

/** Writes it and waits until it has left this process. */
const write = (socket: Socket, text: string) =>
  new Promise<void>((resolve) => (text === '' ? resolve() : socket.write(text, 'latin1', () => resolve())))

describe.each(Object.entries(STAGES))('a client that disconnects after %s', (stage, written) => {
  const sentNow = () => (typeof written === 'string' ? written : written())

  it('a client that resets its connection, at once or after the first answer, does not stop the server', async () => {
    const isAnswered = !/half|nothing/.test(stage)
    const sent = sentNow()
    await Promise.all(
      Array.from({ length: ROUNDS * 2 }, async (_, round) => {
        const socket = await connectTo(port)
        await write(socket, sent)
        if (round % 2 === 1 && isAnswered) await Promise.race([once(socket, 'data'), once(socket, 'end')])
        socket.resetAndDestroy()
        await once(socket, 'close')
      }),
    )
  })

  it('a client that closes only its own side and listens until the server closes the other does not stop the server', async () => {
    const socket = await connectTo(port)
    const answer = received(socket)
    await write(socket, sentNow())
    socket.end()
    await answer
    expect(socket.readableEnded || socket.errored).toBeTruthy()
  })
})

it('an interrupted file and upload are complete when repeated, and nothing of the halves stays', async () => {
  const incoming = path.join(dataDir, 'files/.incoming')
  await expect.poll(() => readdir(incoming)).toEqual([])
  const whole = await fetch(`http://localhost:${port}${fileAddress}`)
  expect(Buffer.from(await whole.arrayBuffer()).equals(FILE)).toBe(true)
  expect((await upload(uploadAddress)).status).toBe(200)
})

it('an upgrade to a WebSocket at another path is refused and its connection closed', async () => {
  for (const stage of ['an upgrade nowhere', 'an upgrade of the API'] as const) {
    const socket = await connectTo(port)
    const answer = received(socket)
    await write(socket, STAGES[stage])
    expect([stage, await answer]).toEqual([stage, expect.stringMatching(/^HTTP\/1.1 404 /)])
  }
})

it('an upgrade to another protocol is ignored and answered as a plain request', async () => {
  const socket = await connectTo(port)
  const answer = received(socket)
  await write(socket, STAGES['an upgrade to something else'])
  // A client that ends its half earlier gets no answer from Node.
  await once(socket, 'data')
  socket.end()
  expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*{"status":"ok"}/)
})

it('a request with two Host headers is refused', async () => {
  const socket = await connectTo(port)
  const answer = received(socket)
  await write(socket, get('/health').replace('Host', 'Host: example.com\r\nHost'))
  socket.end()
  expect(await answer).toMatch(/^HTTP\/1.1 400 [^]*cache-control: no-store/i)
})

it('a socket that sends an invalid frame is closed, and no other one', async () => {
  const neighbour = new WebSocket(`ws://localhost:${port}/app/storyloom`)
  await once(neighbour, 'message')
  const garbage = [
    ...Array.from({ length: ROUNDS * 4 }, () => randomBytes(600)),
    // Unmasked; reserved bits; an unknown opcode; a length of 2^63; an empty fragment; a text that is no UTF-8.
    Buffer.from([0x81, 0x02, 0x61, 0x62]),
    Buffer.from([0xf1, 0x80, 1, 2, 3, 4]),
    Buffer.from([0x83, 0x80, 1, 2, 3, 4]),
    Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
    Buffer.from([0x80, 0x80, 1, 2, 3, 4]),
    Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
  ]
  for (const bytes of garbage) {
    const socket = await connectTo(port)
    const ended = received(socket)
    await write(socket, upgradeRequest('/app/storyloom'))
    await once(socket, 'data')
    socket.end(bytes)
    await ended
  }
  const answer = once(neighbour, 'message')
  neighbour.send(JSON.stringify({ event: 'pusher:ping', data: {} }))
  expect(String((await answer)[0])).toContain('pusher:pong')
  neighbour.terminate()
})

/** Frames that are sent before this process does anything else: the measurement should be the server's time. */
const AT_ONCE = 500

/** 20,000 of them, whether or not the server accepts them, and the answers. */
async function flood(send: (socket: WebSocket) => void) {
  const socket = new WebSocket(`ws://localhost:${port}/app/storyloom`)
  let answers = 0
  socket.on('error', () => undefined)
  socket.on('message', () => void answers++)
  socket.on('pong', () => void answers++)
  await once(socket, 'open')
  const closed = once(socket, 'close')
  for (let count = 0; count < 20_000; count++) {
    if (count % AT_ONCE === 0) await new Promise(setImmediate)
    send(socket)
  }
  const [code] = await closed
  return { answers, code: Number(code) }
}

/** How long the server takes for a health check, ms. */
async function healthTime(): Promise<number> {
  const begun = performance.now()
  expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200)
  return performance.now() - begun
}

/** The same repeatedly while something runs, up to a maximum. */
async function healthTimes(work: Promise<unknown>, most = Infinity): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const end = () => (isOver = true)
  work.then(end, end)
  while (!isOver && times.length < most) times.push(await healthTime())
  return times
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity

it('a socket that floods the server is closed before it slows down the others', async () => {
  const ping = JSON.stringify({ event: 'pusher:ping', data: {} })
  const kinds = [
    (socket: WebSocket) => socket.send(ping),
    (socket: WebSocket) => socket.send('x', { fin: false }),
    (socket: WebSocket) => socket.ping(),
    (socket: WebSocket) => socket.pong(),
    (socket: WebSocket) => socket.send(randomBytes(20)),
  ]
  const floods = Promise.all(kinds.map(flood))
  const times = await healthTimes(floods)
  for (const { answers, code } of await floods) {
    // 1008 is sent; where the flood prevented its arrival the connection is just closed.
    expect([1008, 1006]).toContain(code)
    expect(answers).toBeLessThan(2_000)
  }
  // A refusal costs next to nothing: other callers are answered meanwhile.
  expect(median(times), `${times.length} times, ms`).toBeLessThan(1_000)
})

it('the server keeps nothing of closed connections', async () => {
  await expect.poll(openSockets).toBeLessThanOrEqual(socketsAtStart + 2)
})

/** Posts as the only client at a network address. */
const postFrom = (address: string, where: string, body: object) =>
  fetch(`http://localhost:${port}/api${where}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  })
const logIn = (address: string, username: string, password: string) =>
  postFrom(address, '/dj-rest-auth/login/', { username, password })

it('login: 200 at once keep no other caller waiting, are answered or refused for a moment, and the right user gets in', async () => {
  const [username, password] = ['ada@example.com', 'loom-weaves-9']
  const [home, elsewhere] = ['198.51.100.1', '203.0.113.1']
  expect((await postFrom(home, '/api/register/', { ...NEWCOMER, username, password })).status).toBe(201)
  expect((await logIn(home, username, password)).status).toBe(200)
  const quiet = await healthTimes(new Promise(() => {}), 50)
  const logins = Promise.all(
    Array.from({ length: 200 }, (_, count) => {
      if (count % 3 === 0) return logIn(elsewhere, `unknown-${count}@example.com`, password)
      return logIn(elsewhere, username, count % 3 === 1 ? 'wrong' : password)
    }),
  )
  const right = logIn(home, username, password)
  const times = await healthTimes(logins, 300)
  const answers = (await logins).map(({ status, headers }) => ({ status, wait: Number(headers.get('retry-after')) }))
  // Below 10 ms the scheduler of a busy machine decides. Hashing on the thread that answers took 243.
  expect(median(times), `${times.length} times, ms`).toBeLessThan(3 * Math.max(10, median(quiet)))
  expect((await right).status).toBe(200)
  const refused = answers.filter(({ status }) => status === 429 || status === 503)
  expect(refused.length).toBeGreaterThan(100)
  expect(refused.filter(({ wait }) => !(wait > 0))).toEqual([])
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set([200, 400, ...refused.map(({ status }) => status)]),
  )
})

it('the server prints no warning', () => {
  expect(host.child.errors()).not.toContain('Warning')
})
