import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LOCAL_MODELS, type LocalModel, type ModelPackage } from './catalogue.ts'
import { isFetched } from './model-folder.ts'
import { readModelsRequest, runModelsCommand } from './models-command.ts'
import { OLLAMA_MODELS, type OllamaModel } from './ollama.ts'
import { type FakeOllama, startFakeOllama } from './testing/fake-ollama.ts'
import { addModel, type FakeHub, startFakeHub } from './testing/fake-hub.ts'
import { packed } from './testing/packed.ts'
import { withFiles } from './testing/tiny-kokoro.ts'

const weights = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7) % 251))
const FILES = { 'onnx/model.onnx': weights, 'voices/ada.bin': Buffer.from('style') }
const archive = packed({
  'package.json': '{"version":"1.0.0"}',
  'dist/run.mjs': 'export const runs = 1',
  'big.map': 'x'.repeat(2_000),
})
const runtime: ModelPackage = {
  ...{
    name: 'runtime',
    version: '1.0.0',
    licence: 'MIT',
    bytes: archive.length,
    folder: 'runtime-1/node_modules/runtime',
  },
  sha512: createHash('sha512').update(archive).digest('base64'),
  keep: /^(?:package\.json|dist\/run\.mjs)$/u,
}
const model: LocalModel = { ...withFiles('kokoro-82m', FILES), packages: [runtime] }
const url = (name: string) => `/${model.repository}/resolve/${model.revision}/${name}`

let hub: FakeHub
let folder = ''
let said: string[] = []
let shown: string[] = []
let ollama: FakeOllama
beforeEach(async () => {
  ollama = await startFakeOllama()
  hub = await startFakeHub()
  addModel(hub, model, FILES)
  hub.add('/runtime/-/runtime-1.0.0.tgz', archive)
  folder = await mkdtemp(path.join(os.tmpdir(), 'storyloom-models-'))
  said = []
  shown = []
})
afterEach(async () => {
  await ollama.close()
  await hub.close()
  await rm(folder, { recursive: true })
})

const run = (
  action: 'list' | 'fetch' | 'remove',
  answer: boolean | null = true,
  wanted: LocalModel | OllamaModel = model,
) =>
  runModelsCommand(
    folder,
    { action, models: action === 'list' ? [] : [wanted], acceptsLicences: false },
    { hub: hub.url, registry: hub.url, ollama: ollama.url },
    { say: (line) => void said.push(line), progress: (line) => void shown.push(line), confirm: async () => answer },
    { firstWaitMs: 1 },
  )
const read = (name: string) => readFile(path.join(folder, model.id, name))
const filesAsked = () => hub.asked.filter((each) => each.includes('model.onnx'))

it('fetches a model and what runs it, with only the files that are needed, and says how it is used', async () => {
  await run('fetch')
  expect(await read('onnx/model.onnx')).toEqual(weights)
  expect(await readdir(path.join(folder, runtime.folder), { recursive: true })).toEqual(
    expect.arrayContaining(['package.json', path.join('dist', 'run.mjs')]),
  )
  expect(existsSync(path.join(folder, runtime.folder, 'big.map'))).toBe(false)
  expect(await readdir(folder)).not.toContain('runtime-1.0.0.tgz')
  expect(isFetched(folder, model)).toBe(true)
  expect(said.join('\n')).toContain('ENGINE_VOICE=local:kokoro-82m,draft')
  hub.asked.length = 0
  await run('fetch')
  expect(hub.asked).toEqual([])
})

it('goes on after cut connections until all is there', async () => {
  hub.troubles.push({ kind: 'cut', after: 100 })
  hub.troubles.push({ kind: 'cut', after: 50_000 }, { kind: 'cut', after: 30_000 })
  await run('fetch')
  expect(await read('onnx/model.onnx')).toEqual(weights)
  // Where it goes on is up to the moment of the cut, which may take what was on its way; the next test says from where.
  expect(hub.asked.length).toBeGreaterThan(3)
})

it('continues what an interrupted command left, also where the hub sends the whole file again', async () => {
  await run('fetch')
  await rm(path.join(folder, model.id, 'model.json'))
  await rm(path.join(folder, model.id, 'onnx/model.onnx'))
  const part = path.join(folder, model.id, 'onnx/model.onnx.part')
  await writeFile(part, weights.subarray(0, 120_000))
  hub.asked.length = 0
  await run('fetch')
  expect(hub.asked).toEqual([`${url('onnx/model.onnx')} from 120000`])
  await rm(path.join(folder, model.id, 'model.json'))
  await rm(path.join(folder, model.id, 'onnx/model.onnx'))
  await writeFile(part, weights.subarray(0, 120_000))
  hub.troubles.push({ kind: 'whole' })
  await run('fetch')
  expect(await read('onnx/model.onnx')).toEqual(weights)
})

it('fetches anew what an earlier attempt left damaged', async () => {
  await run('fetch')
  await rm(path.join(folder, model.id, 'model.json'))
  await rm(path.join(folder, model.id, 'onnx/model.onnx'))
  await writeFile(path.join(folder, model.id, 'onnx/model.onnx.part'), Buffer.alloc(120_000, 1))
  hub.asked.length = 0
  await run('fetch')
  expect(filesAsked()).toEqual([`${url('onnx/model.onnx')} from 120000`, url('onnx/model.onnx')])
  expect(await read('onnx/model.onnx')).toEqual(weights)
})

it('waits as long as a busy hub asks, and gives up where that is long', async () => {
  hub.troubles.push({ kind: 'status', status: 429, headers: { 'Retry-After': '0' } }, { kind: 'status', status: 503 })
  await run('fetch')
  expect(said.join('\n')).toContain('is busy')
  expect(isFetched(folder, model)).toBe(true)
  await run('remove')
  hub.troubles.push({ kind: 'status', status: 429, headers: { 'Retry-After': '3600' } })
  await expect(run('fetch')).rejects.toThrow('asks for a pause of 60 minutes')
})

it.each([
  ['another size', { kind: 'other', bytes: Buffer.from('short') }, 'has 5 bytes instead of 200000'],
  ['more bytes than announced', { kind: 'endless', bytes: Buffer.alloc(300_000) }, 'more than 200000 bytes'],
  ['another content of the same size', { kind: 'other', bytes: Buffer.alloc(200_000) }, 'its hash is another one'],
  ['a refusal', { kind: 'status', status: 403 }, 'the hub answered 403'],
] as const)('refuses %s, and the model stays absent', async (_, trouble, problem) => {
  await run('fetch')
  await run('remove')
  hub.troubles.push({ kind: 'cut', after: archive.length }, trouble)
  await expect(run('fetch')).rejects.toThrow(problem)
  expect(isFetched(folder, model)).toBe(false)
  expect(existsSync(path.join(folder, model.id, 'onnx/model.onnx'))).toBe(false)
  hub.troubles.length = 0
  await run('fetch')
  expect(await read('onnx/model.onnx')).toEqual(weights)
})

it('fetches another version of what runs the models, and keeps the model', async () => {
  await run('fetch')
  await rm(path.join(folder, 'runtime-1'), { recursive: true })
  expect(isFetched(folder, model)).toBe(false)
  hub.asked.length = 0
  await run('fetch')
  expect(hub.asked).toEqual(['/runtime/-/runtime-1.0.0.tgz'])
  expect(isFetched(folder, model)).toBe(true)
})

it('fetches nothing without consent to the licences', async () => {
  await expect(run('fetch', false)).rejects.toThrow('Nothing was fetched')
  await expect(run('fetch', null)).rejects.toThrow('--accept')
  expect(said.join('\n')).toContain('Its licence is Apache-2.0')
  expect(hub.asked).toEqual([])
})

it('removes a model with its runtime', async () => {
  await run('fetch')
  await run('remove')
  expect((await readdir(folder)).filter((name) => !name.startsWith('lock'))).toEqual([])
  await run('list')
  expect(said.find((line) => line.startsWith('kokoro-82m'))).toMatch(/^kokoro-82m +\d+ MB +Apache-2\.0/u)
})

it('reads its arguments, and says what it expects', () => {
  expect(readModelsRequest([])).toMatchObject({ action: 'list' })
  expect(readModelsRequest(['fetch', 'whisper-base', '--accept'])).toMatchObject({
    action: 'fetch',
    acceptsLicences: true,
  })
  expect(readModelsRequest(['remove', 'qwen3:8b']).models).toMatchObject([{ label: 'Qwen3 8B' }])
  expect(() => readModelsRequest(['fetch'])).toThrow('Usage')
  expect(() => readModelsRequest(['fetch', 'gpt-9'])).toThrow('There is no model gpt-9. There are kokoro-82m')
  expect(() => readModelsRequest(['--fast'])).toThrow('Usage')
})

const [writer] = OLLAMA_MODELS as readonly [OllamaModel]
const ollamaRun = (action: 'fetch' | 'remove', answer?: boolean) => run(action, answer, writer)

it('has Ollama fetch a writer, with its licence and its progress, and delete it', async () => {
  await run('list')
  expect(said.find((line) => line.startsWith('qwen3:4b'))).toMatch(/2600 MB {2}Apache-2\.0/u)
  await ollamaRun('fetch')
  expect(said).toContain('Its licence is Apache-2.0: https://ollama.com/library/qwen3')
  expect(said).toContain(
    `Qwen3 4B is here. Use it with OLLAMA_URL=${ollama.url}/v1 ENGINE_WRITER=ollama:qwen3:4b,draft`,
  )
  // Of both files of the model.
  expect(shown).toEqual(['0 MB of 2000 MB', '2000 MB of 2000 MB', '2001 MB of 2001 MB'])
  await ollamaRun('fetch')
  expect(said.at(-1)).toBe('Qwen3 4B is here already.')
  await run('list')
  expect(said.find((line) => /^qwen3:4b +here/u.test(line))).toBeDefined()
  await ollamaRun('remove')
  await ollamaRun('remove')
  expect(said.slice(-2)).toEqual(['Qwen3 4B was deleted.', 'Qwen3 4B isn’t here.'])
})

it.each([
  [
    'says why Ollama failed in the middle',
    { kind: 'error', error: 'max retries\u001b[2J exceeded' },
    'max retries [2J',
  ],
  ['says that the connection was cut', { kind: 'cut' }, 'Run the command again to continue'],
  ['counts an end without success as a cut', { kind: 'end' }, 'Run the command again to continue'],
  ['says what Ollama refused', { kind: 'refusal', status: 400, error: 'invalid model name' }, 'invalid model name'],
  ['says the status of an answer without words', { kind: 'refusal', status: 502 }, 'it answered 502'],
] as const)('a writer: %s, and fetches it the next time', async (_, trouble, problem) => {
  ollama.troubles.push(trouble)
  await expect(ollamaRun('fetch')).rejects.toThrow(problem)
  await ollamaRun('fetch')
  expect(said.join('\n')).toContain('Qwen3 4B is here.')
})

it('a writer: asks Ollama for nothing without consent, and says where to get Ollama', async () => {
  await expect(ollamaRun('fetch', false)).rejects.toThrow('Nothing was fetched')
  expect(ollama.asked).toEqual(['GET /api/tags'])
  await ollama.close()
  await expect(ollamaRun('fetch')).rejects.toThrow('Get it from https://ollama.com/download')
  await expect(ollamaRun('remove')).rejects.toThrow('Get it from https://ollama.com/download')
  await run('list')
  expect(said.filter((line) => line.includes('https://ollama.com/download'))).toHaveLength(1)
  expect(said.find((line) => line.startsWith('qwen3:4b'))).toBeDefined()
})

it('knows each file of each model by its size and hash', () => {
  for (const { id, files, revision } of LOCAL_MODELS) {
    expect(revision, id).toMatch(/^[0-9a-f]{40}$/u)
    for (const { path: name, sha256, bytes } of files)
      expect([name, sha256, bytes > 0]).toEqual([name, expect.stringMatching(/^[0-9a-f]{64}$/u), true])
  }
})
