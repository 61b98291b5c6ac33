import type { Trouble } from '../../../engines/testing/fake-server.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { expectFilm } from '../../fixtures/exported-film.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { visualTab } from '../../pages/visual-tab.ts'

inLongRun('engines/providers/chains.test.ts, server/node/films-of-models.test.ts, tests/engines')

const status = (code: number, body?: unknown): Trouble => ({
  ...{ kind: 'status', status: code, headers: { 'Retry-After': '0' } },
  ...(body !== undefined && { body }),
})
const three = (trouble: Trouble) => [trouble, trouble, trouble]

const REFUSED = [status(400, { error: { message: 'Not that' } })]

/** How both providers fail, and what people read of each. */
const WAYS: [troubles: Trouble[], problem: string][] = [
  [three(status(429)), 'is busy or in trouble (429)'],
  [three(status(503)), 'is busy or in trouble (503)'],
  [[{ kind: 'half' }], 'stopped responding'],
  [[{ kind: 'hang' }], 'did not answer'],
  [REFUSED, 'refused: Not that'],
  [[status(401)], 'rejected the API key'],
]

test('images that two providers fail at, each way they can, are drawn by the last engine, and what made each says what failed', async ({
  page,
  connected: { providers, url, call, makeFilm, restart },
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  consoleErrors.expectLostConnection()
  // The page is still fetching parts of itself.
  await page.goto('about:blank')
  const chain = { ENGINE_ILLUSTRATOR: 'fal:fal-ai/flux/dev,openai:gpt-image-2,draft' }
  await restart({ ...providers.env, ...chain, FAL_TIMEOUT: '5', OPENAI_TIMEOUT: '5' })
  await page.goto(`${url}/app`)
  const id = await makeFilm(
    [...WAYS, 'expired'].map((_, at) => `Otis counts ${at + 2} boats on the long quiet river in the evening.`),
  )
  const { scenes } = await call('getStory', { params: { story_id: id } })
  const drawn = async (params: { aroll_id: string }) => (await call('getAroll', { params })).status
  const drawAnew = async (scene: number) => {
    const params = { aroll_id: scenes[scene]?.arolls[0]?.id ?? '' }
    await call('regenerateImage', { params, body: { custom_prompt: 'A lighthouse' } })
    await expect.poll(() => drawn(params), { timeout: 30_000 }).toBe('COMPLETED')
  }
  for (const [at, [troubles]] of WAYS.entries()) {
    for (const provider of ['fal', 'openai'] as const) await providers.trouble(provider, ...troubles)
    await drawAnew(at)
  }
  await providers.expire(true)
  await providers.trouble('openai', ...REFUSED)
  await drawAnew(WAYS.length)
  await providers.expire(false)
  await page.goto(`${url}/story/${id}`)
  const visual = visualTab(page)
  await editorPage(page).waitUntilOpen(id)
  const read = [
    ...WAYS.map(([, problem]) => `fal-ai/flux/dev: fal ${problem} · gpt-image-2: OpenAI ${problem}`),
    'fal-ai/flux/dev: The generated file is no longer available · gpt-image-2: OpenAI refused: Not that',
  ]
  for (const [at, problems] of read.entries()) {
    await visual.selectScene(at + 1)
    await visual.press('Generation details')
    await expect(visual.dialog).toContainText('Built-in draft engine')
    await expect(visual.dialog).toContainText(problems)
    await page.keyboard.press('Escape')
    await expect(visual.dialog).toBeHidden()
  }
  expect((await providers.verify()).problems).toEqual([])
})

const FIRST = 'The bees of the old garden know the way home by heart.'

test('a film is translated and spoken by a provider’s voice of that language', async ({
  page,
  connected: { providers, url, makeFilm },
}, testInfo) => {
  test.setTimeout(180_000)
  const id = await makeFilm([FIRST, 'The wind over the hill turns round in the middle of the night.'])
  await page.goto(`${url}/duplicate/${id}?way=language`)
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: /^German/ }).click()
  await expect(page.getByText('gpt-5.2')).toBeVisible()
  await page.getByText('Rachel', { exact: true }).click()
  await page.getByRole('button', { name: /^Duplicate/ }).click()
  await expect(page.getByText(/voice-overs fit the original/)).toBeVisible({ timeout: 60_000 })
  const first = page.getByRole('textbox', { name: 'Scene 1 in German' })
  await expect(first).toHaveValue(`Übersetzt: ${FIRST}`)
  const { problems, asked } = await providers.verify()
  expect(problems).toEqual([])
  // Both scenes in English, then in German.
  expect(asked.filter(({ path }) => path === '/v1/text-to-speech/Rachel01/with-timestamps')).toHaveLength(4)
  const copy = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`${url}/story/${copy}`)
  const editor = editorPage(page)
  await editor.waitUntilOpen(copy)
  await editor.openTab('Voice')
  await expect(editor.inspector.getByText('Built-in draft voice')).toBeHidden()
  await expectFilm(editor, testInfo)
})
