import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import {
  createNodeAligner,
  createNodeStudio,
  createNodeIllustrator,
  createNodeVoice,
} from '#engines/draft/node-engines.ts'
import { createStock } from '#engines/draft/stock/stock.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import type { ProviderTools } from '#engines/providers/http/provider.ts'
import type { Engines } from '#engines/ports.ts'
import { connectEngines } from '#server/node/connect-engines.ts'
import {
  type ChosenPort,
  hasDraft,
  type KnownProvider,
  PROVIDERS,
  type ProviderId,
} from '#server/node/engine-providers.ts'
import { readEngineSettings } from '#server/node/engine-settings.ts'
import { openTranscriber, openTranslator } from '#server/node/plain-services.ts'
import { openLocalModels } from '#server/node/local-models.ts'
import type { LocalModel } from '#server/node/models/catalogue.ts'
import { isFetched, modelFolder } from '#server/node/models/model-folder.ts'
import { fetchTiny, withoutPackages } from '#server/node/models/testing/fetch-tiny.ts'
import { TINY_KITTEN, TINY_KOKORO } from '#server/node/models/testing/tiny-kokoro.ts'
import { TINY_OPUS } from '#server/node/models/testing/tiny-opus.ts'
import { TINY_WHISPER } from '#server/node/models/testing/tiny-whisper.ts'
import { createMemory } from '#engines/providers/http/memory.ts'
import { createAccounts, createProviderState, nodeTools } from '#server/node/provider-accounts.ts'
import type { inspectBytes } from '#server/platform/files/inspect.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { type FakeProvider, FAKES, type ServiceId } from './fake-providers.ts'

/** An implementation of a port: the built-in engine, a provider's fake, or with `LIVE=1` the provider itself. */
export interface Subject {
  name: 'draft' | 'local' | ServiceId
  /** Why it is skipped; null: it is not. */
  isLeftOut: string | null
  open(): Promise<Opened>
}

export interface Opened {
  engines: Engines
  sandbox: ReturnType<typeof createNodeSandbox>
  /** null: it is built in, or real. */
  fake: FakeProvider | null
  /** Delays before retries, ms; no time passes where the provider is a fake. */
  pauses: number[]
  /** Lets time pass for a fake. */
  pass(ms: number): void
  close(): Promise<void>
}

/** A running subject: its engines, and a probe of their output. */
export interface Tried extends Pick<Subject, 'name'> {
  readonly engines: Engines
  readonly opened: Opened
  /** Type, px and ms as read from the bytes. */
  inspect(bytes: Uint8Array): ReturnType<typeof inspectBytes>
}

type Env = Readonly<Record<string, string | undefined>>

/** One for all: its processes take longer to start than most of the work here. Idle, they keep nothing alive. */
const sandbox = createNodeSandbox()

const TEXT_MODELS = {
  ...{ openai: 'gpt-5.2', google: 'gemini-3.8-flash', anthropic: 'claude-sonnet-5-5', azure: 'gpt-5.2' },
  ...{ ollama: 'llama3.1:8b', lmstudio: 'qwen3-8b', llamacpp: 'gemma-3-4b' },
} as const
/** The default model where the environment names none. */
const MODELS: Readonly<Partial<Record<ChosenPort, Partial<Record<ProviderId, string>>>>> = {
  WRITER: TEXT_MODELS,
  TRANSLATOR: TEXT_MODELS,
  TRANSCRIBER: { openai: 'whisper-1', deepgram: 'nova-3', speaches: 'whisper-1' },
  REVIEWER: { ...TEXT_MODELS, ollama: 'gemma3:4b', lmstudio: 'gemma-3-4b' },
  ILLUSTRATOR: {
    ...{ openai: 'gpt-image-2', google: 'gemini-3.1-flash-image-preview', fal: 'fal-ai/flux/dev' },
    ...{ a1111: 'sd_xl_base_1.0', comfyui: workflow('image'), replicate: 'black-forest-labs/flux-schnell' },
  },
  VOICE: { openai: 'gpt-4o-mini-tts', elevenlabs: 'eleven_multilingual_v2', kokoro: 'kokoro' },
  ANIMATOR: {
    ...{ fal: 'fal-ai/kling-video/v3/pro/image-to-video', google: 'veo-3.1-fast-generate-preview' },
    ...{ comfyui: workflow('clip'), replicate: 'bytedance/seedance-1-pro' },
  },
  LIP_SYNC: { fal: 'fal-ai/bytedance/omnihuman/v1.5', replicate: 'bytedance/omni-human' },
  MUSIC: { fal: 'fal-ai/elevenlabs/music', replicate: 'elevenlabs/music', google: 'lyria-3-pro-preview' },
  UPSCALER: {
    ...{ fal: 'fal-ai/clarity-upscaler', replicate: 'nightmareai/real-esrgan' },
    ...{ a1111: 'R-ESRGAN 4x+', comfyui: workflow('upscale') },
  },
  TRAINER: { fal: 'fal-ai/flux-lora-fast-training' },
  INPAINTER: {
    ...{ openai: 'gpt-image-2', fal: 'fal-ai/flux-pro/v1/fill', a1111: 'sd_xl_base_1.0' },
    ...{ comfyui: workflow('inpaint'), replicate: 'black-forest-labs/flux-fill-dev' },
  },
}
function workflow(name: string): string {
  return new URL(`./workflows/${name}.json`, import.meta.url).pathname
}

/** All implementations of a port. With `LIVE=1` the real providers whose key or URL the environment has. */
export function subjectsOf(port: ChosenPort, env: Env = process.env): Subject[] {
  const isLive = env['LIVE'] === '1'
  const providers = Object.entries<KnownProvider>(PROVIDERS)
    .filter(([, { ports }]) => ports.includes(port))
    .flatMap(([id]) => (id === 'local' ? [] : [id as Exclude<ProviderId, 'local'>]))
  const services: ServiceId[] = port === 'TRANSCRIBER' ? ['whisper'] : port === 'TRANSLATOR' ? ['translate'] : []
  const draft: Subject[] = hasDraft(port) || port === 'TRANSCRIBER' ? [openDraft()] : []
  return [
    ...draft,
    ...LOCAL.flatMap((model) => (model.port === port ? [openLocal(model, isLive, env)] : [])),
    ...[...providers, ...services].map((id) => (isLive ? live(port, id, env) : withFake(port, id))),
  ]
}

/** Models on this machine: tiny ones of the same form, or with `LIVE=1` those that were fetched to the data directory. */
const LOCAL = [TINY_KOKORO, TINY_KITTEN, TINY_OPUS, TINY_WHISPER]

function openLocal(model: LocalModel, isLive: boolean, env: Env): Subject {
  const { id, port } = model
  const own = path.resolve(env['DATA_DIR']?.trim() || '.data')
  return {
    name: 'local',
    isLeftOut:
      isLive && !isFetched(modelFolder(own), model)
        ? `${id} isn’t fetched: npm run models -- fetch ${id}`
        : isLive
          ? null
          : withoutPackages(model.packages),
    async open() {
      const dataDir = isLive ? own : await mkdtemp(path.join(os.tmpdir(), 'storyloom-engines-'))
      if (!isLive) await fetchTiny(model, modelFolder(dataDir))
      const settings = readEngineSettings({ [`ENGINE_${port}`]: `local:${id}` })
      const openModel = openLocalModels(import.meta.url, dataDir)
      const engines = connectEngines(createTestEngines(), settings, { sandbox, onFailure: () => undefined, openModel })
      return {
        ...{ engines, sandbox, fake: null, pauses: [], pass: () => undefined },
        async close() {
          if (!isLive) await rm(dataDir, { recursive: true })
        },
      }
    },
  }
}

/** The built-in engines as the Node host has them, at work in threads. */
function openBuiltIn() {
  const [illustrator, voice, studio] = [createNodeIllustrator(), createNodeVoice(), createNodeStudio()]
  const { animator, retoucher } = studio
  const aligner = createNodeAligner()
  const rest = { writer: createWriter(), stock: createStock(), transcriber: createTypedTranscriber(aligner) }
  const engines: Engines = { ...createTestEngines(), illustrator, voice, animator, retoucher, ...rest }
  const close = () => [illustrator, voice, studio, aligner].forEach((each) => each.close())
  return { engines, close }
}

function openDraft(): Subject {
  return {
    name: 'draft',
    isLeftOut: null,
    async open() {
      const builtIn = openBuiltIn()
      return {
        ...{ engines: builtIn.engines, sandbox, fake: null, pauses: [], pass: () => undefined },
        async close() {
          builtIn.close()
        },
      }
    },
  }
}

function withFake(port: ChosenPort, id: ServiceId): Subject {
  return {
    name: id,
    isLeftOut: null,
    async open() {
      const fake = await FAKES[id](port)
      const pauses: number[] = []
      let passed = 0
      // A wait only moves the clock.
      const quick = (tools: ProviderTools): ProviderTools => ({
        ...tools,
        now: () => passed,
        async wait(ms, signal) {
          signal?.throwIfAborted()
          pauses.push(ms)
          passed += ms
        },
      })
      const opened = await connect(port, id, { ...addressOf(id, fake), ...choiceOf(port, id, {}) }, quick)
      return {
        ...{ ...opened, fake, pauses, pass: (ms) => void (passed += ms) },
        async close() {
          await opened.close()
          await fake.server.close()
        },
      }
    },
  }
}

function live(port: ChosenPort, id: ServiceId, env: Env): Subject {
  const [url, key] = namesOf(id)
  const known: Partial<KnownProvider> = PROVIDERS[id as ProviderId] ?? {}
  const isReachable = Boolean(env[url]) || known.isOpen === true || (Boolean(env[key]) && known.usualUrl !== null)
  const choice = choiceOf(port, id, env)
  const isNamed = env[`ENGINE_${port}`]?.includes(`${id}:`) === true
  return {
    name: id,
    isLeftOut: !isReachable
      ? `${known.usualUrl ? `${key} is` : `${url} is`} not set`
      : id === 'comfyui' && !isNamed
        ? `ENGINE_${port} names no workflow of comfyui`
        : port === 'TRAINER' && !isNamed
          ? `ENGINE_${port} names no model of ${id}; a training costs more than everything else together`
          : null,
    async open() {
      const opened = await connect(port, id, { ...env, ...choice })
      return { ...opened, fake: null, pauses: [], pass: () => undefined }
    },
  }
}

/** The variables of a URL and a key. */
function namesOf(id: ServiceId): [url: string, key: string] {
  return [`${id.toUpperCase()}_URL`, `${id.toUpperCase()}_KEY`]
}

function addressOf(id: ServiceId, { url, key }: FakeProvider): Env {
  const [urlName, keyName] = namesOf(id)
  return { [urlName]: url, ...(key !== null && { [keyName]: key }) }
}

/** Only this provider, with the model that the environment names for it. */
function choiceOf(port: ChosenPort, id: ServiceId, env: Env): Env {
  if (!(id in PROVIDERS)) return {}
  const name = `ENGINE_${port}`
  const named = env[name]?.split(',').find((each) => each.trim().startsWith(`${id}:`))
  const model = MODELS[port]?.[id as ProviderId]
  return { [name]: named?.trim() ?? (model === undefined ? id : `${id}:${model}`) }
}

async function connect(port: ChosenPort, id: ServiceId, env: Env, change = (tools: ProviderTools) => tools) {
  const builtIn = openBuiltIn()
  const state = createProviderState(UNLIMITED)
  const tools = change({ ...nodeTools(sandbox), memory: state.memory })
  // By the clock of the tools: a pause would otherwise never end for a wait that only moves it.
  const openAccount = createAccounts({ ...state, memory: createMemory(tools.now) }, tools)
  const [url = '', key = null] = namesOf(id).map((name) => env[name])
  const settings = readEngineSettings({ ...env, ...(id in PROVIDERS ? {} : { [`ENGINE_${port}`]: undefined }) })
  const plain: Engines = {
    ...builtIn.engines,
    ...(id === 'whisper' && { transcriber: openTranscriber(openAccount, { url, key, model: 'whisper-1' }) }),
    ...(id === 'translate' && { translator: openTranslator(openAccount, { url, key, label: 'LibreTranslate' }) }),
  }
  await state.forms.learn(settings)
  const engines = connectEngines(plain, settings, { sandbox, onFailure: () => undefined, openAccount, state })
  await engines.voice.refresh?.()
  return {
    ...{ engines, sandbox },
    async close() {
      builtIn.close()
    },
  }
}
