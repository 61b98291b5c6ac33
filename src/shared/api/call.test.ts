// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { afterAll, beforeAll, expect, test } from 'vitest'
import { http as answer, HttpResponse } from 'msw'
import { uploadLogo } from '#generated/client/profile/profile.ts'
import { createNodeHost, type NodeHost } from '#mocks/node.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { fetchWithProgress } from './call.ts'

let host: NodeHost
beforeAll(async () => {
  host = await createNodeHost()
  host.signIn(await host.test.user())
})
afterAll(() => host.close())

const logo = (name = 'logo.png', type = 'image/png') => new File([new Uint8Array(makePng(40, 20))], name, { type })

test('the call is answered as always, and its progress is reported in whole per cent', async () => {
  const shares: number[] = []
  const transport = fetchWithProgress((percent) => shares.push(percent))
  const settings = await uploadLogo({ logo: logo() }, { transport })
  expect(settings.logo_url).toMatch(/^\/files\/|^http/)
  expect(shares.at(-1)).toBe(100)
  expect(shares.slice(0, -1).every((percent) => Number.isInteger(percent) && percent < 100)).toBe(true)
})

test('a call with progress distinguishes a refusal from a lost connection', async () => {
  const transport = fetchWithProgress(() => undefined)
  const refused = uploadLogo({ logo: logo('a.gif', 'image/gif') }, { transport })
  await expect(refused).rejects.toMatchObject({ status: 415 })
  host.server.use(answer.post('*/logo_upload/', () => HttpResponse.error()))
  const lost = uploadLogo({ logo: logo() }, { transport })
  await expect(lost).rejects.toMatchObject({ status: 0, code: 'NETWORK_FAILURE' })
})
