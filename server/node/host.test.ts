// Raw HTTP: requests and sockets as a host takes them.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Pusher from 'pusher-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { migrations } from '#server/platform/db/migration-files.ts'
import { throttle } from '#server/platform/db/schema/index.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { prepareHostData } from '#server/testing/host-data.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { makeUser } from '#server/testing/test-user.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { reserveUpload } from '#server/platform/files/reserve-upload.ts'
import { transact } from '#server/platform/context.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'
import { readConfig } from './config.ts'
import { findBrowser } from './find-program.ts'
import { type RunningHost, startHost } from './host.ts'
import { connectTo, received } from './testing/raw-connection.ts'
import { describeAccount, readArguments, runUserCommand } from './user-command.ts'

let folder: string
let host: RunningHost
/** A second one, which allows a body hardly any time. */
let hurried: RunningHost | undefined
const browser = findBrowser(process.env)
const parts = { migrations, engines: createTestEngines(), sandbox: createNodeSandbox(), browser }
const config = () => readConfig({ PORT: '4410', DATA_DIR: path.join(folder, 'data') }, path.join(folder, 'client'))

/** Leaves a trace (a counted login) and closes itself, like the product's page after its delivery. */
const renderScript = `
  const { render, token } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
  const body = JSON.stringify({ username: render + '.' + token + '@example.com', password: 'x' })
  await fetch('/api/dj-rest-auth/login/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  if (token === 'deliver') window.open('', '_self').close()
`
const traces = async () => (await host.app.db.select().from(throttle)).map((row) => row.key)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-host-'))
  await mkdir(path.join(folder, 'client/assets'), { recursive: true })
  const page = (script: string) =>
    `<!doctype html><title>Storyloom</title><script type="module" src="${script}"></script>`
  await writeFile(path.join(folder, 'client/index.html'), page('/assets/app-abc123.js'))
  await writeFile(path.join(folder, 'client/render.html'), page('/assets/render-abc123.js'))
  await writeFile(path.join(folder, 'client/api-docs.html'), page('/assets/apiDocs-abc123.js'))
  await writeFile(path.join(folder, 'client/openapi.json'), JSON.stringify({ openapi: '3.1.0' }))
  await writeFile(path.join(folder, 'client/assets/app-abc123.js'), `console.log('${'app '.repeat(500)}')`)
  await writeFile(path.join(folder, 'client/assets/render-abc123.js'), renderScript)
  // The first start creates the database: seconds of processor time, which take longer on a busy machine.
  host = await startHost(config(), parts)
}, 180_000)
afterAll(async () => {
  await hurried?.stop()
  await host.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Processes of the browser that this test process started. */
function ownProcesses(kind: string): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,pgid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? [])
  const browsers = rows.filter(([pid, group, parent]) => parent === String(process.pid) && pid === group)
  return rows
    .filter(([, group, , args]) => browsers.some(([pid]) => pid === group) && args?.includes(kind))
    .map(([pid]) => Number(pid))
}

const get = (where: string, headers: Record<string, string> = {}) => fetch(host.url + where, { headers })

describe('the Node host', () => {
  it('the Node host publishes the contract and its reference page, and serves no page at other paths under /api', async () => {
    expect(await (await get('/api/openapi.json')).json()).toEqual({ openapi: '3.1.0' })
    const reference = await get('/api/docs')
    expect([reference.status, reference.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await reference.text()).toContain('apiDocs-abc123')
    expect((await get('/api/docs/more')).status).toBe(404)
  })

  it('the Node host serves the app for every page, its files with a permanent cache, and its health', async () => {
    for (const page of ['/', '/login', '/story/0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01', '/app']) {
      const response = await get(page)
      expect([page, response.status, response.headers.get('cache-control')]).toEqual([page, 200, 'no-cache'])
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await response.text()).toContain('<title>Storyloom</title>')
    }
    const asset = await get('/assets/app-abc123.js', { 'Accept-Encoding': 'gzip, br' })
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(await asset.text()).toContain('app app')
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/api/nowhere')).status).toBe(404)
    expect((await get('/../../etc/passwd')).status).toBe(200)
    expect(await (await get('/%2e%2e%2fdata/secret')).text()).not.toContain(
      await readFile(`${folder}/data/secret`, 'utf8'),
    )
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' })
  })

  it('the Node host serves a page whose URL has 2,000 Chinese characters, as that of a bench may', async () => {
    const words = new URLSearchParams({ prompt: '港'.repeat(2_000) })
    const answer = await fetch(`${host.url}/image?${words}`, { headers: { accept: 'text/html' } })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<title>Storyloom')])
  })

  it('the Node host names each request in its answer, and takes no name from callers', async () => {
    const own = /^[0-9a-f]{16}$/
    for (const path of ['/', '/api/nowhere', '/healthz', '/files/none.png'])
      expect((await get(path, { 'X-Request-Id': 'forged-by-a-caller' })).headers.get('x-request-id')).toMatch(own)
  })

  it('the Node host keeps a connection for the next request longer than proxies keep theirs', async () => {
    const kept = /timeout=(\d+)/.exec((await get('/health')).headers.get('keep-alive') ?? '')?.[1]
    expect(Number(kept)).toBeGreaterThan(60)
  })

  it('the Node host makes its secret readable for its owner only', async () => {
    expect((await stat(path.join(folder, 'data/secret'))).mode & 0o777).toBe(0o600)
    expect((await stat(path.join(folder, 'data'))).mode & 0o777).toBe(0o700)
  })

  it('the Node host takes an upload, serves it, and writes emails to the outbox', async () => {
    const ada = await makeUser(host.app, { password: 'loom-weaves-9' })
    const bytes = makePng(30, 20)
    const { address, media } = await transact(host.app, (scope) =>
      reserveUpload(scope, { userId: ada.id, fileName: 'a.png', contentType: 'image/png', size: bytes.length }),
    )
    const put = await fetch(host.url + address, {
      method: 'PUT',
      body: bytes,
      headers: { 'Content-Type': 'image/png' },
    })
    expect(put.status).toBe(200)
    const missed = await fetch(`${host.url}/api/core-api/realtime/missed/?after=0`, {
      headers: { Authorization: `Bearer ${ada.token}` },
    })
    const { events } = (await missed.json()) as { events: { payload: { media: { id: string; url: string } } }[] }
    expect(events[0]?.payload.media.id).toBe(media.id)
    const file = await get(events[0]?.payload.media.url ?? '', { Range: 'bytes=0-7' })
    expect([file.status, new Uint8Array(await file.arrayBuffer())]).toEqual([206, bytes.slice(0, 8)])
    const reset = await fetch(`${host.url}/api/core-api/reset_password/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ada.email }),
    })
    expect(reset.status).toBe(200)
    const outbox = path.join(folder, 'data/outbox')
    await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1)
    const [mail = ''] = await readdir(outbox)
    expect(await readFile(path.join(outbox, mail), 'utf8')).toContain(`To: ${ada.email}`)
  })

  it('the Node host speaks with pusher-js, and only to the right user', async () => {
    const ada = await makeUser(host.app)
    const eve = await makeUser(host.app)
    const connect = (user: { token: string }) =>
      new Pusher('storyloom', {
        cluster: '',
        wsHost: 'localhost',
        wsPort: 4410,
        forceTLS: false,
        enabledTransports: ['ws'],
        disableStats: true,
        channelAuthorization: {
          transport: 'ajax',
          endpoint: '',
          customHandler: ({ socketId, channelName }, callback) => {
            void fetch(`${host.url}/api/core-api/realtime/auth/`, {
              method: 'POST',
              headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
              body: JSON.stringify({ socket_id: socketId, channel_name: channelName }),
            }).then(async (response) =>
              response.ok
                ? callback(null, (await response.json()) as { auth: string })
                : callback(new Error(String(response.status)), null),
            )
          },
        },
      })
    const clients = [connect(ada), connect(eve)]
    const received: unknown[] = []
    try {
      const outcome = (client: Pusher) =>
        new Promise<string>((resolve) => {
          const channel = client.subscribe(userChannel(ada.pusherId))
          channel.bind('pusher:subscription_succeeded', () => resolve('joined'))
          channel.bind('pusher:subscription_error', () => resolve('refused'))
          channel.bind('alert', (data: unknown) => received.push(data))
        })
      expect(await Promise.all(clients.map(outcome))).toEqual(['joined', 'refused'])
      await transact(host.app, (scope) => publish(scope, ada.id, 'alert', { message: 'Hello' }))
      await expect.poll(() => received).toEqual([{ message: 'Hello', seq: 1 }])
    } finally {
      for (const client of clients) client.disconnect()
    }
  })

  it('the Node host has no socket at any other path', async () => {
    const socket = new WebSocket('ws://localhost:4410/elsewhere')
    await expect(new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))).rejects.toThrow(
      '404',
    )
  })

  it('the Node host changes accounts while it runs, for processes that can read its secret', async () => {
    const changed = await runUserCommand(config(), parts, readArguments(['Boss@Example.com', '--staff', '--premium']))
    expect(changed).toMatchObject({ email: 'boss@example.com', isNew: true, isStaff: true, isPremium: true })
    expect(describeAccount(changed)).toContain(changed.oneTimePassword)
    const again = await runUserCommand(config(), parts, readArguments(['boss@example.com', '--no-staff']))
    expect(again).toEqual({
      email: 'boss@example.com',
      isNew: false,
      isStaff: false,
      staffRoles: [],
      isPremium: true,
      oneTimePassword: null,
    })
    const forged = await fetch(`${host.url}/operator/accounts`, {
      method: 'POST',
      headers: { Authorization: 'Bearer x.y.z', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'eve@example.com', isStaff: true }),
    })
    expect(forged.status).toBe(401)
    expect(() => readArguments(['not-an-address'])).toThrow(/Usage/)
    expect(() => readArguments(['a@example.com', '--admin'])).toThrow(/Usage/)
  })

  it('the Node host locks its data, and finds everything again after a restart', async () => {
    const ada = await makeUser(host.app)
    await expect(startHost({ ...config(), port: 4411 }, parts)).rejects.toThrow(`in use by process ${process.pid}`)
    await host.stop()
    await runUserCommand(config(), parts, readArguments([ada.email, '--premium']))
    const begun = performance.now()
    host = await startHost(config(), parts)
    expect(performance.now() - begun).toBeLessThan(15_000)
    const answer = await fetch(`${host.url}/api/core-api/realtime/missed/?after=0`, {
      headers: { Authorization: `Bearer ${ada.token}` },
    })
    expect(answer.status).toBe(200)
  }, 60_000)

  it('the Node host reports when its port is taken, and releases the data', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'other-'))
    const elsewhere = readConfig({ PORT: '4410', ...(await prepareHostData(dataDir)) }, path.join(folder, 'client'))
    await expect(startHost(elsewhere, parts)).rejects.toThrow('EADDRINUSE')
    const bodyLimits = { jsonMs: 50, progressBytes: 0, progressMs: 600_000 }
    hurried = await startHost({ ...elsewhere, port: 4411, drainMs: 500 }, { ...parts, bodyLimits })
  }, 60_000)

  it('the Node host ends a login that is never sent completely', async () => {
    const socket = await connectTo(4411)
    socket.write('POST /api/dj-rest-auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
    socket.write('Content-Length: 500\r\n\r\n{"username":')
    expect(await received(socket)).toMatch(/^HTTP\/1.1 408 /)
  })

  it('the Node host is ready until its stop begins, and then goes on answering for a while', async () => {
    const ask = async (path: string) => (await fetch(`http://localhost:4411${path}`)).json()
    expect(await ask('/readyz')).toEqual({ status: 'ready' })
    const stopped = hurried?.stop()
    expect([await ask('/readyz'), await ask('/healthz')]).toEqual([{ status: 'stopping' }, { status: 'alive' }])
    await stopped
    await expect(ask('/readyz')).rejects.toThrow('fetch failed')
  })
})

describe.runIf(browser)('the renderer', () => {
  const run = (token: string, signal = new AbortController().signal) =>
    host.app.renderer.run({ renderId: 'render-1', token }, signal)
  const opened = (token: string) => `login:account:render-1.${token}@example.com`

  it('the renderer opens the page in a browser and ends when the page closes itself', async () => {
    expect(await host.app.renderer.isAvailable()).toBe(true)
    await run('deliver')
    expect(await traces()).toContain(opened('deliver'))
  }, 60_000)

  it('the renderer ends with an error when the page or the browser dies', async () => {
    for (const [token, kind, message] of [
      ['page', '--type=renderer', 'The page crashed while it rendered'],
      ['browser', '--remote-debugging-pipe', 'The browser'],
    ] as const) {
      const dying = run(token)
      const outcome = expect(dying).rejects.toThrow(message)
      await expect.poll(traces, { timeout: 20_000 }).toContain(opened(token))
      for (const pid of ownProcesses(kind)) process.kill(pid, 'SIGKILL')
      await outcome
    }
  }, 60_000)

  it('the renderer stops when it is cancelled, at the start and in the middle', async () => {
    const stop = new Error('cancelled')
    const early = new AbortController()
    const beginning = run('early', early.signal)
    early.abort(stop)
    await expect(beginning).rejects.toBe(stop)
    const late = new AbortController()
    const going = run('stay', late.signal)
    await expect.poll(traces, { timeout: 20_000 }).toContain(opened('stay'))
    late.abort(stop)
    await expect(going).rejects.toBe(stop)
    expect(await traces()).not.toContain(opened('early'))
  }, 60_000)
})
