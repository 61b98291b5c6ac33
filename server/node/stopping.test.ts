import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { prepareHostData } from '#server/testing/host-data.ts'
import { type HostProcess, register, startHostProcess } from './testing/host-process.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-stop-'))
const email = 'ada@example.com'
let host: HostProcess | undefined

afterEach(async () => {
  await host?.child.kill()
  await rm(folder, { recursive: true, force: true })
})

/** A server that accepts connections and never answers: every request waits. */
async function startSilent() {
  const silent = createServer((socket) => void socket.on('error', () => undefined))
  await once(silent.listen(0, 'localhost'), 'listening')
  const { port } = silent.address() as AddressInfo
  return { port, asked: () => once(silent, 'connection'), close: () => silent.close() }
}

it('createTask: a server with an image and an email at services that never answer stops within 8 s, and generates the image after the next start', async () => {
  const [painter, post] = [await startSilent(), await startSilent()]
  const settings = {
    ...(await prepareHostData(folder)),
    ...{ A1111_URL: `http://localhost:${painter.port}`, ENGINE_ILLUSTRATOR: 'a1111:sd_xl_base_1.0' },
    SMTP_URL: `smtp://localhost:${post.port}`,
  }
  host = await startHostProcess(settings)
  const as = await register(host, email)
  const asked = [painter.asked(), post.asked()]
  await host.ok('createTask', { as, body: { model_id: 'draft-image-editing', prompt: 'A door' } })
  await host.ok('resetPassword', { body: { email } })
  await Promise.all(asked)
  const begun = performance.now()
  host.child.process.kill('SIGTERM')
  expect(await host.child.ended).toBe(0)
  expect(performance.now() - begun).toBeLessThan(8_000)
  const askedAgain = painter.asked()
  host = await startHostProcess(settings)
  await askedAgain
  painter.close()
  post.close()
}, 180_000)
