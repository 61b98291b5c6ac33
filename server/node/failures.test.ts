import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { startPostgres } from '#server/db/testing/postgres.ts'
import { makePng } from '#server/files/testing/sample-files.ts'
import { bundleProgram } from '#server/testing/bundle-program.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'
import { prepareHostData } from '#server/testing/host-data.ts'

const program = await bundleProgram(new URL('./testing/run-host.ts', import.meta.url))
const url = 'http://localhost:4412'
const postgres = startPostgres()
const isLong = process.env.LONG_TESTS === '1'
let folder: string
let settings: Record<string, string>
let child: Child | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-fail-'))
  settings = await prepareHostData(folder)
})
afterAll(() => postgres?.stop())
afterEach(async () => {
  await child?.kill()

  await rm(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}, args: string[] = []) {
  child = startChild(program, args, { ...settings, PORT: '4412', ...env })
  await child.said('listening')
  return child
}

async function api(method: string, where: string, body?: object, token?: string) {
  const response = await fetch(`${url}/api${where}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const credentials = { username: 'ada@example.com', password: 'loom-weaves-9' }
const account = {
  ...credentials,
  first_name: 'Ada',
  last_name: 'Byron',
  company_name: 'Studio',
  how_did_you_hear_about_us: 'Google',
  agree_to_tnc: true,
}

async function signUp(): Promise<string> {
  expect((await api('POST', '/api/register/', account)).status).toBe(201)
  const { body } = await api('POST', '/dj-rest-auth/login/', credentials)
  return String(body.access)
}

it('an upload during which the server is killed is not there afterwards, and can be made again', async () => {
  const bytes = new Uint8Array(3_000_000)
  bytes.set(makePng(64, 64))
  const first = await start({}, [String(bytes.length)])
  const { address, token }: { address: string; token: string } = JSON.parse(await first.said('reserved'))
  const put = request(url + address, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png', 'Content-Length': bytes.length },
  })
  put.on('error', () => undefined)
  put.write(bytes.slice(0, 2_000_000))
  await expect.poll(() => readdir(path.join(folder, 'files/.incoming'))).toHaveLength(1)
  await first.kill()

  await start()
  expect(await readdir(path.join(folder, 'files'))).not.toContain('media')
  const events = async () => (await api('GET', '/core-api/realtime/missed/?after=0', undefined, token)).body.events
  expect(await events()).toEqual([])
  const again = await fetch(url + address, { method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: bytes })
  expect(again.status).toBe(200)
  expect(await events()).toMatchObject([
    { event: 'media_update', payload: { media: { status: 'COMPLETED', width: 64 } } },
  ])
}, 180_000)

it('what was acknowledged before a kill is there afterwards', async () => {
  let token = ''
  for (const name of ['Ada', 'Grace', ...(isLong ? ['Mary'] : [])]) {
    const running = await start()
    const profile = async () => (await api('GET', '/core-api/user_profile/', undefined, token)).body
    if (name === 'Ada') token = await signUp()
    else expect((await profile()).first_name).toBe(name === 'Grace' ? 'Ada' : 'Grace')
    expect((await api('POST', '/core-api/update_user_profile/', { first_name: name }, token)).status).toBe(200)
    await running.kill()
  }
}, 180_000)

it.runIf(postgres)(
  'a database that goes away is reported within 2 s and found again without a restart',
  async () => {
    if (!postgres) return
    await start({ DATABASE_URL: postgres.createDatabase() })
    const token = await signUp()
    const profile = () => api('GET', '/core-api/user_profile/', undefined, token)
    const health = async () => (await fetch(`${url}/health`)).status
    expect([await health(), (await profile()).status]).toEqual([200, 200])
    postgres.crash()
    const begun = performance.now()
    expect(await health()).toBe(503)
    expect(performance.now() - begun).toBeLessThan(2_500)
    expect(await profile()).toMatchObject({ status: 503, body: { error: 'UNAVAILABLE' } })
    postgres.restart()
    await expect.poll(health, { timeout: 10_000 }).toBe(200)
    expect((await profile()).status).toBe(200)
  },
  60_000,
)

/** A server that takes connections and never says anything: whatever asks it waits. */
async function startSilent() {
  const silent = createServer((socket) => void socket.on('error', () => undefined))
  await once(silent.listen(0, 'localhost'), 'listening')
  const { port } = silent.address() as AddressInfo
  return { port, asked: () => once(silent, 'connection'), close: () => silent.close() }
}

async function expectStopsInTime(running: Child) {
  const begun = performance.now()
  running.process.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  expect(performance.now() - begun).toBeLessThan(8_000)
}

it('the server stops within 8 s while a mail is on its way to a server that never answers', async () => {
  const silent = await startSilent()
  const running = await start({ SMTP_URL: `smtp://localhost:${silent.port}` })
  await signUp()
  const asked = silent.asked()
  expect((await api('POST', '/core-api/reset_password/', { email: credentials.username })).status).toBe(200)
  await asked
  await expectStopsInTime(running)
  silent.close()
})

it('createTask: the server stops within 8 s while a picture is drawn, and has it drawn after the next start', async () => {
  const silent = await startSilent()
  const env = { A1111_URL: `http://localhost:${silent.port}`, ENGINE_ILLUSTRATOR: 'a1111:sd_xl_base_1.0' }
  const running = await start(env)
  const token = await signUp()
  const asked = silent.asked()
  const task = { model_id: 'draft-image-editing', prompt: 'A door' }
  expect(await api('POST', '/core-api/task/create', task, token)).toMatchObject({ status: 202 })
  await asked
  await expectStopsInTime(running)
  const askedAgain = silent.asked()
  await start(env)
  await askedAgain
  silent.close()
})

it('the server stops cleanly when it is asked to', async () => {
  const running = await start()
  running.process.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  await start()
}, 180_000)
