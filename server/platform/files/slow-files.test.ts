import { afterAll, beforeEach, expect, it } from 'vitest'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createCostedSandbox } from '#server/platform/sandbox/testing/costed-sandbox.ts'
import { SLOW_SVGS, SLOW_VIDEOS } from '#server/platform/sandbox/testing/hostile-files.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { makePng } from './testing/sample-files.ts'

const costed = createCostedSandbox({})
const shared = createNodeSandbox()
const test = await createTestApp({ sandbox: costed })
const busy = await createTestApp({ sandbox: shared })
const quiet = await createTestApp()
beforeEach(async () => {
  await test.reset()
  costed.takeCost()
})
afterAll(async () => {
  for (const sandbox of [costed, shared]) sandbox.close()
  for (const app of [test, busy, quiet]) await app.close()
})

function uploadLogo(app: TestApp, as: TestUser, svg: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.set('logo', new File([svg], 'logo.svg', { type: 'image/svg+xml' }))
  return app.call('uploadLogo', { as, body })
}

it.each(Object.entries(SLOW_VIDEOS))('%s is refused in words before its parser begins', async (_, { type, bytes }) => {
  const { put } = await uploadFile(test, await test.user(), { name: 'a', type, bytes })
  expect([put.status, await put.json()]).toEqual([
    400,
    { error: 'UNREADABLE_FILE', message: expect.stringMatching(/too many parts|Couldn’t read|contains no video/) },
  ])
  // A tenth of what it may take: it was not ended by its limit.
  expect(costed.takeCost().cpuMs).toBeLessThan(500)
})

it.each(Object.entries(SLOW_SVGS))('%s is ended with a message after two seconds of processor time', async (_, svg) => {
  expect(await uploadLogo(test, await test.user(), svg)).toMatchObject({
    status: 400,
    body: { fields: { logo: ['This file takes too long to read. It may be damaged'] } },
  })
  expect(costed.takeCost().cpuMs).toBeLessThan(3_000)
})

it('an upload takes at most three times as long in a sandbox with twelve slow drawings of another user as in one without', async () => {
  const [alone, beside] = await Promise.all([quiet, busy].map((app) => uploader(app)))
  const eve = await busy.user()
  let ended = 0
  const noise = SLOW_SVGS['an SVG with noise'] ?? new Uint8Array()
  const drawings = Array.from({ length: 12 }, () => uploadLogo(busy, eve, noise).finally(() => ended++))
  const times = { alone: 0, beside: 0 }
  // In turn, so that both have the same share of a busy processor; the first ones start the workers.
  await Promise.all([alone?.(), beside?.()])
  for (let count = 0; count < 5; count++) {
    times.alone += (await alone?.()) ?? 0
    times.beside += (await beside?.()) ?? 0
  }
  expect(ended).toBeLessThan(12)
  expect(times.beside / times.alone).toBeLessThan(3)
  shared.close()
  await Promise.all(drawings)
  busy.takeLogged()
})

/** Uploads an image of a new user and returns how long it took, ms. */
async function uploader(app: TestApp): Promise<() => Promise<number>> {
  const ada = await app.user()
  const file = { name: 'a.png', type: 'image/png', bytes: makePng(5_000, 5_000) }
  return async () => {
    const begun = performance.now()
    expect((await uploadFile(app, ada, file)).put.status).toBe(200)
    return performance.now() - begun
  }
}
