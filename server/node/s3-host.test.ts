// The whole host with a bucket: which bytes pass the web process, and what its pages may load. Some seconds, for 200 MB.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { film } from '#server/modules/rendering/testing/exports.ts'
import { migrations } from '#server/platform/db/migration-files.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { prepareHostData } from '#server/testing/host-data.ts'
import { openS3Bucket } from '#server/testing/s3-bucket.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { createAccount } from '../../scripts/lib/account.mjs'
import { readConfig } from './config.ts'
import { type RunningHost, startHost } from './host.ts'

const SIZE = 200_000_000
const cors = JSON.parse(await readFile(new URL('../../docs/s3-cors.json', import.meta.url), 'utf8')).CORSRules
const bucket = await openS3Bucket({ cors })
let folder: string
let host: RunningHost
let proxy: Awaited<ReturnType<typeof openCountingProxy>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-s3-host-'))
  const client = path.join(folder, 'client')
  await mkdir(client)
  await writeFile(path.join(client, 'index.html'), '<!doctype html><title>Storyloom</title>')
  const { url: S3_URL, publicUrl: S3_PUBLIC_URL, region: S3_REGION, accessKey, secretKey } = bucket.settings
  const s3 = { S3_URL, S3_PUBLIC_URL, S3_REGION, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }
  const config = readConfig({ PORT: '0', ...(await prepareHostData(path.join(folder, 'data'))), ...s3 }, client)
  const parts = { migrations, engines: createTestEngines(), sandbox: createNodeSandbox(), browser: null }
  host = await startHost(config, parts)
  proxy = await openCountingProxy(new URL(host.url))
})
afterAll(async () => {
  await proxy.close()
  await host.stop()
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

/** Passes connections on to a server and counts their bytes, both ways. */
async function openCountingProxy({ hostname, port }: URL) {
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    sockets.add(incoming)
    const outgoing = connect(Number(port), hostname)
    incoming.pipe(outgoing).pipe(incoming)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const)
      one.on('error', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic: () => [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A small film with a long box behind it that players skip. */
function longFilm(): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(SIZE)
  film.copy(bytes)
  bytes.writeUInt32BE(SIZE - film.length, film.length)
  bytes.write('free', film.length + 4)
  return bytes
}

it('of an upload of 200 MB at most 1 % passes the web process', async () => {
  const { call } = await createAccount(proxy.url)
  const media_args = { size_bytes: SIZE }
  const body = { file_name: 'long.mp4', content_type: 'video/mp4', media_args }
  const reserved = await call('getGenericPresignedUrl', { body })
  const { presigned_url: url, headers } = reserved
  expect((await fetch(url, { method: 'PUT', headers, body: longFilm() })).status).toBe(200)
  const params = { media_id: reserved.media.id }
  await expect.poll(async () => (await call('getMedia', { params })).status).toBe('COMPLETED')
  expect(await call('getMedia', { params })).toMatchObject({ size_bytes: SIZE, duration_ms: expect.any(Number) })
  const passed = proxy.traffic() + bucket.traffic('url')
  expect(bucket.traffic('publicUrl')).toBeGreaterThan(SIZE)
  expect(passed).toBeGreaterThan(0)
  expect(passed / SIZE).toBeLessThanOrEqual(0.01)
})

it('a page may load files of the bucket, and the shipped CORS rule lets it read them and put its own', async () => {
  const policy = (await fetch(host.url)).headers.get('content-security-policy') ?? ''
  const { origin } = new URL(bucket.settings.publicUrl)
  for (const name of ['img-src', 'media-src', 'connect-src'])
    expect(policy.split('; ').find((each) => each.startsWith(name))).toContain(origin)
  const { call } = await createAccount(host.url)
  const media_args = { size_bytes: film.length }
  const reserved = await call('getGenericPresignedUrl', {
    body: { file_name: 'a.mp4', content_type: 'video/mp4', media_args },
  })
  const asked = { Origin: host.url, 'Access-Control-Request-Method': 'PUT' }
  const preflight = await fetch(reserved.presigned_url, {
    method: 'OPTIONS',
    headers: { ...asked, 'Access-Control-Request-Headers': 'content-type,x-amz-acl' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([200, 'GET, HEAD, PUT'])
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-amz-acl')
  await host.app.files.write('media/a.mp4', new Uint8Array(film), 'video/mp4')
  const url = await host.app.files.direct?.signDownload('media/a.mp4', {
    from: new Date(),
    until: new Date(Date.now() + 60_000),
  })
  const part = await fetch(url ?? '', { headers: { Origin: host.url, Range: 'bytes=0-3' } })
  expect([part.status, part.headers.get('access-control-allow-origin')]).toEqual([206, host.url])
  expect(part.headers.get('access-control-expose-headers')).toBe('Accept-Ranges, Content-Length, Content-Range, ETag')
})
