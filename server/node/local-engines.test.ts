import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { startFakeKokoro } from '#engines/testing/fake-kokoro.ts'
import { startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { createProviderState } from './provider-accounts.ts'
import { connectEngines } from './connect-engines.ts'
import { readConfig } from './config.ts'
import { createEngineSetup } from './engine-setup.ts'
import { createLocalSearch, describeLocal, type LocalPorts, readLocalPorts } from './local-engines.ts'

const ollama = await startFakeOpenAi({ isOpen: true })
const kokoro = await startFakeKokoro({ isOpen: true })
const sandbox = createNodeSandbox()
const test = await createTestApp()
let admin: TestUser
const servers: ReturnType<typeof createServer>[] = []
beforeEach(async () => {
  await test.reset()
  admin = await test.user({ isStaff: true })
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
afterAll(async () => {
  await test.close()
  await Promise.all([ollama.close(), kokoro.close()])
  sandbox.close()
})

const portOf = (url: string) => Number(new URL(url).port)
const HERE: LocalPorts = { ollama: portOf(ollama.url), kokoro: portOf(kokoro.url) }
const OLLAMA_URL = `http://127.0.0.1:${HERE.ollama}/v1`

/** A server that was started with this environment, beside programs at these ports. */
function begin(env: Record<string, string>, ports: LocalPorts = HERE) {
  const builtIn = createTestEngines()
  const connect = (settings: Parameters<typeof connectEngines>[1]) =>
    connectEngines(builtIn, settings, { sandbox, onFailure: () => undefined })
  test.app.engines = builtIn
  test.app.engineSetup = createEngineSetup(
    test.app,
    readConfig(env, ''),
    connect,
    createProviderState(UNLIMITED),
    createLocalSearch(ports, 1),
  )
}
const found = async () => (await test.ok('getEngineSetup', { as: admin })).local ?? []
const use = async (model: string) => {
  const settings = (await found()).find((each) => each.model === model)?.settings ?? []
  return test.ok('updateEngineSetup', { as: admin, body: { settings } })
}

it('getEngineSetup, updateEngineSetup: models on this machine are found, and used by one press', async () => {
  begin({})
  expect(await found()).toMatchObject([
    { label: 'Ollama', model: 'llama3.1:8b', url: OLLAMA_URL, kinds: ['WRITER', 'TRANSLATOR'], state: 'OFFERED' },
    { label: 'Ollama', model: 'qwen3:4b', state: 'OFFERED' },
    { label: 'Kokoro', model: 'kokoro', url: `http://127.0.0.1:${HERE.kokoro}`, kinds: ['VOICE'], state: 'OFFERED' },
  ])
  await use('llama3.1:8b')
  const { local } = await use('kokoro')
  expect(local?.map(({ state }) => state)).toEqual(['USED', 'OFFERED', 'USED'])
  const { writer, translator, voice } = test.app.engines
  expect([writer.info.label, translator?.info.label, voice.info.label]).toEqual([
    'llama3.1:8b',
    'llama3.1:8b',
    'Kokoro',
  ])
  expect(writer.info.fallbacks).toMatchObject([{ builtIn: true }])
  // Another model of the same program takes its place.
  const { work } = await use('qwen3:4b')
  expect(work.find(({ kind }) => kind === 'WRITER')?.setting.value).toBe('ollama:qwen3:4b,draft')
})

it('updateEngineSetup: a model on this machine goes before the engines that are set already', async () => {
  begin({ OPENAI_KEY: 'sk-x', ENGINE_TRANSLATOR: 'openai:gpt-5.2' })
  const set = { name: 'ENGINE_WRITER', value: 'openai:gpt-5.2,draft' }
  await test.ok('updateEngineSetup', { as: admin, body: { settings: [set] } })
  const [offer] = await found()
  // The translator is the environment's.
  expect(offer?.settings).toEqual([
    { name: 'OLLAMA_URL', value: OLLAMA_URL },
    { name: 'ENGINE_WRITER', value: 'ollama:llama3.1:8b,openai:gpt-5.2,draft' },
  ])
})

it('getEngineSetup: what the environment sets is not offered, and what it uses is in use', async () => {
  begin({
    OLLAMA_URL: OLLAMA_URL.replace('127.0.0.1', 'localhost'),
    ENGINE_WRITER: 'ollama:qwen3:4b',
    ENGINE_TRANSLATOR: 'ollama:qwen3:4b',
  })
  expect((await found()).map(({ state, settings }) => [state, settings.length])).toEqual([
    ...[
      ['FIXED', 0],
      ['USED', 0],
    ],
    ['OFFERED', 2],
  ])
})

it('getEngineSetup: a host that does not look for programs says so', async () => {
  begin({})
  if (test.app.engineSetup) delete test.app.engineSetup.findLocal
  expect((await test.ok('getEngineSetup', { as: admin })).local).toBeNull()
})

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const json = (body: unknown) => serve((_, response) => response.end(JSON.stringify(body)))
const namesAt = async (ports: LocalPorts) => (await createLocalSearch(ports, 1)()).map(({ model }) => model)
const list = (...data: object[]) => ({ object: 'list', data })

it.each([
  { id: 'lmstudio', body: list({ id: 'qwen3-8b', object: 'model' }, { id: 'text-embedding-x' }), models: ['qwen3-8b'] },
  { id: 'llamacpp', body: list({ id: 'gemma-3-4b.gguf', owned_by: 'llamacpp' }), models: ['gemma-3-4b.gguf'] },
  { id: 'llamacpp', body: list({ id: 'other', owned_by: 'someone' }), models: [] },
  {
    id: 'speaches',
    body: list(
      { id: 'Systran/faster-whisper-small', task: 'automatic-speech-recognition' },
      { id: 'speaches-ai/Kokoro-82M', task: 'text-to-speech' },
    ),
    models: ['Systran/faster-whisper-small'],
  },
  { id: 'kokoro', body: { voices: ['af_bella', 'bm_george'] }, models: ['kokoro'] },
  {
    id: 'a1111',
    body: [{ title: 'sd_xl_base_1.0.safetensors', model_name: 'sd_xl_base_1.0' }],
    models: ['sd_xl_base_1.0'],
  },
  { id: 'comfyui', body: { system: { comfyui_version: '0.3.7' }, devices: [] }, models: [null] },
] as const)('$id: its models are read from its own answer', async ({ id, body, models }) => {
  expect(await namesAt({ [id]: await json(body) })).toEqual(models)
})

it('a program that answers something else, endlessly, elsewhere or never is left out', async () => {
  const elsewhere = await json(list({ id: 'model-a' }))
  const ports: LocalPorts = {
    ollama: await serve((_, response) => response.end('<!doctype html>')),
    lmstudio: await serve((_, response) =>
      response.writeHead(302, { Location: `http://127.0.0.1:${elsewhere}/v1/models` }).end(),
    ),
    llamacpp: await serve(() => undefined),
    a1111: await serve((_, response) => {
      const write = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      }
      response.on('drain', write)
      write()
    }),
    kokoro: await json({ voices: [{}, null, 7] }),
    comfyui: await json({ system: {}, devices: [] }),
    speaches: await serve((_, response) => response.writeHead(500).end('{}')),
  }
  const begun = performance.now()
  expect(await namesAt(ports)).toEqual([])
  expect(performance.now() - begun).toBeLessThan(5_000)
})

it('names that settings or a terminal could not show as they are, and more than a dozen, are left out', async () => {
  const odd = ['a,draft', '\u001b[2Jx', 'x'.repeat(200), 7, null, '../fine.gguf']
  const many = Array.from({ length: 40 }, (_, at) => `m${at}`)
  const models = [...odd, ...many].map((name) => ({ name, digest: '1' }))
  const names = await namesAt({ ollama: await json({ models }) })
  expect(names.slice(0, 2)).toEqual(['../fine.gguf', 'm0'])
  expect(names).toHaveLength(12)
})

it('this server itself is not asked, and searches at the same time are one', async () => {
  let asked = 0
  const port = await serve((_, response) => response.end(String(asked++)))
  await createLocalSearch({ lmstudio: port }, port)()
  expect(asked).toBe(0)
  const search = createLocalSearch({ lmstudio: port }, 1)
  await Promise.all([search(), search()])
  expect(asked).toBe(1)
})

it('LOCAL_ENGINES names programs and ports, or none; of several processes none looks by itself', () => {
  expect(readLocalPorts(null, true)).toMatchObject({ ollama: 11_434, lmstudio: 1_234, comfyui: 8_188 })
  expect(readLocalPorts(null, false)).toEqual({})
  expect(readLocalPorts('0', true)).toEqual({})
  expect(readLocalPorts('ollama:11500, kokoro', true)).toEqual({ ollama: 11_500, kokoro: 8_880 })
  for (const wrong of ['1', 'openai', 'ollama:0', 'ollama:x', 'constructor'])
    expect(() => readLocalPorts(wrong, true)).toThrow(`LOCAL_ENGINES is ${wrong}`)
})

it('what was found is said in a line', async () => {
  expect(describeLocal(await createLocalSearch(HERE, 1)())).toBe('Ollama with llama3.1:8b and 1 more, Kokoro')
})
