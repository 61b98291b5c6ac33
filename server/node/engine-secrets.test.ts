import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { startFakeElevenLabs } from '#engines/testing/fake-elevenlabs.ts'
import { PIXABAY_KEY, startFakePixabay } from '#engines/testing/fake-stock.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { migrations } from '#server/platform/db/migration-files.ts'
import {
  auditTrail,
  engineSettings,
  jobs,
  media,
  providerMemory,
  providerOrders,
  scenes,
  stories,
  users,
} from '#server/platform/db/schema/index.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { prepareHostData } from '#server/testing/host-data.ts'
import { createAccount, makeFilm } from '../../scripts/lib/account.mjs'
import { readConfig } from './config.ts'
import { openNodeEngines } from './engines.ts'
import { type HostParts, type RunningHost, startHost } from './host.ts'

const fake = await startFakeOpenAi()
const stock = await startFakePixabay()
const voices = await startFakeElevenLabs()
let folder: string
let host: RunningHost
/** Wrong for the fake, which refuses it. */
const PASTED_KEY = 'xi-sentinel-pasted-0461'
const printed: unknown[] = []
const answers: unknown[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-secrets-'))
  await mkdir(path.join(folder, 'client'))
  const env = {
    ...{ OPENAI_URL: fake.url, OPENAI_KEY, ENGINE_WRITER: 'openai:gpt-5.2,draft', ENGINE_VOICE: 'openai:tts-1' },
    ...{ PIXABAY_URL: stock.url, PIXABAY_KEY, ENGINE_STOCK: 'pixabay' },
  }
  const dataDir = path.join(folder, 'data')
  const settings = { PORT: '0', ...(await prepareHostData(dataDir)), ...env }
  const config = readConfig(
    { ...settings, ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft' },
    path.join(folder, 'client'),
  )
  const sandbox = createNodeSandbox()
  const engines: HostParts['engines'] = (state) => openNodeEngines(import.meta.url, config, sandbox, null, state)
  host = await startHost(config, { migrations, engines, sandbox, browser: null })
})
afterAll(async () => {
  await host.stop()
  await fake.close()
  await stock.close()
  await voices.close()
  await rm(folder, { recursive: true, force: true })
})

it('a key is in no answer, row, file or log, also where the provider repeats it', async () => {
  for (const name of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void printed.push(...words))
  const body = { error: { message: `Incorrect API key provided: ${OPENAI_KEY}` } }
  // The writer refuses, and its story waits for a decision; the next one is generated.
  fake.troubles.push({ kind: 'status', status: 400, body })
  const { call, username } = await createAccount(host.url)
  await host.app.db
    .update(users)
    .set({ isStaff: true, staffRoles: ['ADMIN'] })
    .where(eq(users.email, username))
  // One that an admin pastes, and that its provider refuses and repeats.
  const settings = [
    { name: 'ELEVENLABS_KEY', value: PASTED_KEY },
    { name: 'ELEVENLABS_URL', value: voices.url },
  ]
  answers.push(await call('updateEngineSetup', { body: { settings } }), await call('getEngineSetup', {}))
  answers.push(await call('testEngine', { body: { engine: 'elevenlabs' } }))
  fake.troubles.push({ kind: 'status', status: 400, body }, ...fake.troubles.splice(0))
  answers.push(await call('testEngine', { body: { engine: 'openai:gpt-5.2', kind: 'WRITER' } }))
  const wished = { initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 }
  // A writer that has refused before the story is submitted leaves it without a text.
  await expect(makeFilm(call, wished)).rejects.toThrow(/The film was not made|STORY_EMPTY/)
  const story_id = await makeFilm(call, wished)
  fake.troubles.push({ kind: 'status', status: 401, body })
  const params = { story_id }
  const keep = (refused: Error) => void answers.push(String(refused), refused)
  const wanted = { story_id, scene_id: (await story()).scenes[0]?.id ?? '' }
  await call('regenerateSceneAudio', { body: wanted }).catch(keep)
  async function story() {
    const found = await call('getStory', { params })
    answers.push(found)
    return found
  }
  const isIdle = async () => (await story()).scenes.every(({ status }) => status !== 'GENERATING')
  await expect.poll(isIdle, { timeout: 30_000 }).toBe(true)
  answers.push(await call('listEngines', {}), await call('listVoices', {}), await call('getStoryStatus', { params }))
  const search = (query: string) => call('getStock', { body: { ...wanted, query, stock_type: 'images' } })
  const [image] = (await search('boat')).results
  const shown = {
    story: story_id,
    scene: wanted.scene_id,
    stock_data: { id: image?.id ?? '' },
    stock_type: 'images',
  } as const
  answers.push(image, await call('setStock', { body: shown }), await story())
  stock.troubles.push({ kind: 'status', status: 400, body: `[ERROR 400] "${PIXABAY_KEY}" is no key` })
  await search('sea').catch(keep)
  const { db } = host.app
  for (const table of [auditTrail, engineSettings, jobs, media, providerOrders, providerMemory, scenes, stories])
    answers.push(await db.select().from(table))
  // The database's own files, too.
  const files = await readdir(path.join(folder, 'data'), { recursive: true, withFileTypes: true })
  for (const file of files)
    if (file.isFile()) answers.push((await readFile(path.join(file.parentPath, file.name))).toString('latin1'))
  const everything = [...answers, ...printed.map(String)].map((each) =>
    typeof each === 'string' ? each : JSON.stringify(each),
  )
  expect(everything.some((text) => text.includes('gpt-image-2'))).toBe(true)
  expect(printed.map(String).join('\n')).toContain('Incorrect API key provided: …')
  expect(everything.some((text) => text.includes('Bo Lind'))).toBe(true)
  expect(printed.map(String).join('\n')).toContain('"…" is no key')
  expect(answers.some((text) => String(text).includes('ELEVENLABS_URL'))).toBe(true)
  const secrets = [OPENAI_KEY, PIXABAY_KEY, PASTED_KEY]
  expect(everything.filter((text) => secrets.some((key) => text.includes(key)))).toEqual([])
}, 120_000)
