import * as z from 'zod'
import type { LocalModel } from '#server/platform/ports/engine-setup.ts'
import { ConfigError } from './config-error.ts'
import { type ProviderId, PROVIDERS } from './engine-providers.ts'

/** How long a program may take to answer, ms. */
const TIMEOUT_MS = 1_000
/** Longer answers are not read to their end, bytes. */
const MAX_BYTES = 500_000
/** Models of one program that are offered. */
const MAX_MODELS = 12

/** The name of a model as settings can hold it: no comma, no control characters. */
const modelName = z.string().regex(/^[\w./:@+ -]{1,120}$/u)
const namesIn = (values: readonly unknown[]) =>
  values.flatMap((each) => modelName.safeParse(each).data ?? []).slice(0, MAX_MODELS)

const openAiList = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.unknown(), owned_by: z.unknown().optional(), task: z.unknown().optional() })),
})
const isEmbedding = (name: unknown) => /embed/iu.test(String(name))

interface Program {
  /** Where it listens by default. */
  port: number
  /** What is read without a change; no such path: it is another program. */
  path: string
  /** Where its API begins. */
  base: '' | '/v1'
  kinds: LocalModel['kinds']
  /** Names of its models; null where they cannot be named here. Undefined: it is another program. */
  read(answer: unknown): readonly (string | null)[] | undefined
}

/** Programs that serve models on the user's machine. */
const PROGRAMS = {
  ollama: {
    ...{ port: 11_434, path: '/api/tags', base: '/v1', kinds: ['WRITER', 'TRANSLATOR'] },
    read: (answer) => {
      const tags = z.object({ models: z.array(z.object({ name: z.unknown(), digest: z.string() })) })
      const found = tags.safeParse(answer).data?.models
      return found && namesIn(found.map(({ name }) => name).filter((name) => !isEmbedding(name)))
    },
  },
  lmstudio: {
    ...{ port: 1_234, path: '/v1/models', base: '/v1', kinds: ['WRITER', 'TRANSLATOR'] },
    read: (answer) => {
      const found = openAiList.safeParse(answer).data?.data
      return found && namesIn(found.map(({ id }) => id).filter((id) => !isEmbedding(id)))
    },
  },
  llamacpp: {
    ...{ port: 8_080, path: '/v1/models', base: '/v1', kinds: ['WRITER', 'TRANSLATOR'] },
    read: (answer) => {
      const found = openAiList.safeParse(answer).data?.data.filter((each) => each.owned_by === 'llamacpp')
      return found && namesIn(found.map(({ id }) => id))
    },
  },
  speaches: {
    ...{ port: 8_000, path: '/v1/models', base: '/v1', kinds: ['TRANSCRIBER'] },
    read: (answer) => {
      const found = openAiList.safeParse(answer).data?.data
      return found && namesIn(found.filter(listens).map(({ id }) => id))
    },
  },
  kokoro: {
    ...{ port: 8_880, path: '/v1/audio/voices', base: '', kinds: ['VOICE'] },
    read: (answer) => {
      const found = z.object({ voices: z.array(z.unknown()) }).safeParse(answer).data?.voices
      // Older versions list names alone.
      const ids = found?.map((each) => z.object({ id: z.unknown() }).safeParse(each).data?.id ?? each)
      return ids?.some((id) => /^[a-z][fm]_[a-z]/u.test(String(id))) ? ['kokoro'] : undefined
    },
  },
  a1111: {
    ...{ port: 7_860, path: '/sdapi/v1/sd-models', base: '', kinds: ['ILLUSTRATOR'] },
    read: (answer) => {
      const found = z.array(z.object({ model_name: z.unknown(), title: z.string() })).safeParse(answer).data
      return found && namesIn(found.map(({ model_name: name }) => name))
    },
  },
  comfyui: {
    ...{ port: 8_188, path: '/system_stats', base: '', kinds: ['ILLUSTRATOR'] },
    read: (answer) => {
      const stats = z.object({ system: z.object({ comfyui_version: z.string() }), devices: z.array(z.unknown()) })
      // Its models are workflows in files.
      return stats.safeParse(answer).success ? [null] : undefined
    },
  },
} as const satisfies Partial<Record<ProviderId, Program>>

const listens = ({ id, task }: { id?: unknown; task?: unknown }) =>
  task === 'automatic-speech-recognition' || (task === undefined && /whisper/iu.test(String(id)))

type ProgramId = keyof typeof PROGRAMS
const isProgram = (name: string): name is ProgramId => Object.hasOwn(PROGRAMS, name)
const IDS = Object.keys(PROGRAMS) as ProgramId[]

/** The ports of this machine where programs are looked for. */
export type LocalPorts = Readonly<Partial<Record<ProgramId, number>>>

/**
 * Reads `LOCAL_ENGINES`: `0` for none, or programs, with a port of their own as in `ollama:11500`.
 * @param isAlone whether this process is the whole server: only then is its machine the operator's
 */
export function readLocalPorts(value: string | null, isAlone: boolean): LocalPorts {
  if (value === '0' || (value === null && !isAlone)) return {}
  const wanted = value === null ? IDS : value.split(',').map((each) => each.trim())
  return Object.fromEntries(
    wanted.map((each) => {
      const [name = '', port] = each.split(':')
      const number = isProgram(name) ? Number(port ?? PROGRAMS[name].port) : NaN
      if (!Number.isInteger(number) || number < 1 || number > 65_535)
        throw new ConfigError(
          `LOCAL_ENGINES is ${value}; it must be 0, or names of ${IDS.join(', ')} as in ollama:11500`,
        )
      return [name, number]
    }),
  )
}

/**
 * Looks for programs with models at these ports of 127.0.0.1, all at the same time. Nothing is changed there, and what answers in
 * another form is left out.
 * @param ownPort this server's, which is not asked
 */
export function createLocalSearch(ports: LocalPorts, ownPort: number): () => Promise<readonly LocalModel[]> {
  let running: Promise<readonly LocalModel[]> | undefined
  const search = async () => {
    const asked = IDS.map(async (id) => {
      const port = ports[id]
      return port === undefined || port === ownPort ? [] : look(id, port)
    })
    return (await Promise.all(asked)).flat()
  }
  // Those who ask meanwhile share one search.
  return () => (running ??= search().finally(() => (running = undefined)))
}

async function look(id: ProgramId, port: number): Promise<readonly LocalModel[]> {
  const { path, base, kinds, read }: Program = PROGRAMS[id]
  const origin = `http://127.0.0.1:${port}`
  const models = await readJson(origin + path).then(read, () => undefined)
  const { label } = PROVIDERS[id]
  return (models ?? []).map((model) => ({ provider: id, label, model, url: origin + base, kinds }))
}

/** @throws where it does not answer in time, briefly and in JSON */
async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok || !response.body) throw new Error('Another program')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.length
    if (size > MAX_BYTES) throw new Error('Too long')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}

/** What was found, in words: `Ollama with llama3.1:8b and 2 more, Kokoro`. */
export function describeLocal(models: readonly Pick<LocalModel, 'label' | 'model' | 'url'>[]): string {
  const labels = [...new Set(models.map(({ label }) => label))]
  return labels
    .map((label) => {
      const [first = '', ...more] = models.flatMap((each) =>
        each.label === label && each.url !== null ? (each.model ?? []) : [],
      )
      // Kokoro's one model has its name.
      if (first === '' || first === label.toLowerCase()) return label
      return `${label} with ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
    })
    .join(', ')
}
