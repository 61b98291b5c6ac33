// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import type { DirectFiles } from '#server/platform/ports/files.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { deliverFilm } from '#src/features/render/lib/deliver-film.ts'
import type { RenderClient } from '#src/features/render/lib/render-client.ts'
import { setUpHost } from './testing/set-up-host.ts'
import { uploadMedia } from './upload-media.ts'

const BUCKET = 'http://bucket.test'
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'PUT',
  'Access-Control-Allow-Headers': 'content-type, x-amz-acl',
}
const { host, owner } = await setUpHost()
const { files } = host.test
const sent: [string, Record<string, string>][] = []

const direct: DirectFiles = {
  signDownload: async (key) => `${BUCKET}/${key}`,
  signUpload: async ({ key, contentType }) => ({ url: `${BUCKET}/${key}`, headers: { 'Content-Type': contentType } }),
  keyOf: () => null,
  async copy(from, to, contentType) {
    const file = await files.read(from)
    if (file) await files.write(to, file.stream, contentType)
    return file !== null
  },
}

beforeEach(() => {
  sent.length = 0
  files.direct = direct
  host.server.use(
    http.options(`${BUCKET}/*`, () => new HttpResponse(null, { headers: CORS })),
    http.put(`${BUCKET}/*`, async ({ request }) => {
      const key = new URL(request.url).pathname.slice(1)
      const headers = [...request.headers].map(([name, value]) => [name.toLowerCase(), value])
      sent.push([key, Object.fromEntries(headers) as Record<string, string>])
      await files.write(key, new Uint8Array(await request.arrayBuffer()), request.headers.get('content-type') ?? '')
      return new HttpResponse(null, { headers: CORS })
    }),
  )
})
afterEach(() => delete files.direct)

/** Runs the check when the page has begun it. */
async function checking<T>(upload: Promise<T>): Promise<T> {
  upload.catch(() => undefined)
  await vi.waitFor(async () => {
    expect(await host.test.db.$count(media, eq(media.status, 'PROCESSING'))).toBe(1)
  }, 20_000)
  await host.test.runJobs()
  return upload
}

test('a file goes to another host with the listed headers only, and the upload ends when it is checked', async () => {
  const input = new File([new Uint8Array(makePng(40, 20))], 'a.png', { type: 'image/png' })
  const onProgress = vi.fn()
  const { id } = await checking(uploadMedia({ input, onProgress }))
  expect(await host.test.ok('getMedia', { as: owner(), params: { media_id: id } })).toMatchObject({
    status: 'COMPLETED',
    width: 40,
  })
  const [[key, headers] = ['', {}]] = sent
  expect([sent.length, key, headers['content-type']]).toEqual([1, `quarantine/${id}.png`, 'image/png'])
  expect(Object.keys(headers).filter((name) => name.startsWith('x-amz') || name === 'authorization')).toEqual([])
  expect(onProgress).toHaveBeenLastCalledWith(100)
})

test('a file that its check refuses is refused with the reason', async () => {
  const input = new File(['just words'], 'a.png', { type: 'image/png' })
  await expect(checking(uploadMedia({ input }))).rejects.toThrow('This file isn’t an image')
})

test('bytes that arrived although the answer was lost are not sent again', async () => {
  const input = new File([new Uint8Array(makePng(40, 20))], 'a.png', { type: 'image/png' })
  const body = { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: input.size } }
  const address = await host.test.ok('getGenericPresignedUrl', { as: owner(), body })
  await files.write(`quarantine/${address.media.id}.png`, new Uint8Array(makePng(40, 20)), 'image/png')
  expect((await checking(uploadMedia({ input, address }))).id).toBe(address.media.id)
  expect(sent).toEqual([])
})

test('a video is reported again until its check has ended', async () => {
  const statuses = ['RENDERING', 'RENDERING', 'COMPLETED']
  const complete = vi.fn(async () => ({ status: statuses.shift() }))
  const headers = { 'Content-Type': 'video/mp4', 'x-amz-acl': 'private' }
  const requestUpload = async () => ({ presigned_url: `${BUCKET}/film.mp4`, headers, media: { id: 'film' } })
  const client = { complete, requestUpload } as unknown as RenderClient
  const delivered = await deliverFilm(client, new Blob(['film']), new AbortController().signal)
  expect([delivered.status, complete.mock.calls]).toEqual(['COMPLETED', Array(3).fill(['film'])])
  expect(sent[0]?.[1]).toMatchObject({ 'content-type': 'video/mp4', 'x-amz-acl': 'private' })
})
