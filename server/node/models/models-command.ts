import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ConfigError } from '../config-error.ts'
import { lockDataDir } from '../data-lock.ts'
import { bytesOf, LOCAL_MODELS, type LocalModel, localModel } from './catalogue.ts'
import { type DownloadOptions, ModelError } from './download.ts'
import { fetchModel, isFetched, megabytes, missingBytes, type ModelSources, removeModel } from './model-folder.ts'
import {
  deleteModel,
  isInOllama,
  OLLAMA_MODELS,
  type OllamaModel,
  ollamaModels,
  pullModel,
  withoutOllama,
} from './ollama.ts'

const USAGE = `Usage: npm run models                                  lists the models for this machine
       npm run models -- fetch <model>… [--accept]     fetches them; --accept accepts their licences
       npm run models -- remove <model>…               deletes them`

export interface ModelsRequest {
  action: 'list' | 'fetch' | 'remove'
  models: readonly (LocalModel | OllamaModel)[]
  acceptsLicences: boolean
}

/** The command line's arguments. Throws a ConfigError that says what is expected. */
export function readModelsRequest(args: readonly string[]): ModelsRequest {
  const { positionals, values } = parse(args)
  const [action = 'list', ...names] = positionals
  if (action !== 'list' && action !== 'fetch' && action !== 'remove') throw new ConfigError(USAGE)
  if ((action === 'list') !== (names.length === 0)) throw new ConfigError(USAGE)
  const models = names.map((name) => {
    const model = localModel(name) ?? OLLAMA_MODELS.find(({ id }) => id === name)
    if (!model) {
      const known = [...LOCAL_MODELS, ...OLLAMA_MODELS].map(({ id }) => id)
      throw new ConfigError(`There is no model ${name}. There are ${known.join(', ')}.`)
    }
    return model
  })
  return { action, models, acceptsLicences: values.accept === true }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { accept: { type: 'boolean' } } })
  } catch (cause) {
    throw new ConfigError(USAGE, { cause })
  }
}

/** How the command talks to its operator. */
export interface Console {
  say(line: string): void
  /** How far a download is; each replaces the one before. */
  progress(line: string): void
  /** null: nobody can answer. */
  confirm(question: string): Promise<boolean | null>
}

/** Where models come from, and the program that has its own. */
export interface CommandSources extends ModelSources {
  ollama: string
}

/** Lists, fetches or removes models. Throws a ModelError or ConfigError with a line for the operator. */
export async function runModelsCommand(
  folder: string,
  { action, models, acceptsLicences }: ModelsRequest,
  sources: CommandSources,
  { say, progress, confirm }: Console,
  options: Pick<DownloadOptions, 'firstWaitMs'> = {},
): Promise<void> {
  if (action === 'list') return list(folder, sources, say)
  const onProgress = (bytes: number, all: number) => progress(`${megabytes(bytes)} of ${megabytes(all)}`)
  await withLock(folder, async () => {
    for (const model of models) {
      const handled = isRunHere(model)
        ? runHere(folder, model, sources, { ...options, say, onProgress })
        : inOllama(model, sources, onProgress)
      if (action === 'remove') {
        say((await handled.remove()) ? `${model.label} was deleted.` : `${model.label} isn’t here.`)
        continue
      }
      if (await handled.isHere()) {
        say(`${model.label} is here already.`)
        continue
      }
      say(`${model.label}: ${model.description}. ${handled.from}.`)
      say(`Its licence is ${model.licence}: ${model.licenceUrl}`)
      for (const { name, licence } of handled.packages) say(`With it comes ${name}, ${licence}.`)
      if (!acceptsLicences && !(await accepted(confirm))) throw new ModelError('Nothing was fetched.')
      await handled.fetch()
      say(`${model.label} is here. Use it with ${handled.setting}`)
      say('A running server with this setting uses it from now on.')
    }
  })
}

const isRunHere = (model: LocalModel | OllamaModel): model is LocalModel => 'repository' in model

function runHere(
  folder: string,
  model: LocalModel,
  sources: ModelSources,
  options: NonNullable<Parameters<typeof fetchModel>[3]>,
) {
  return {
    ...{ packages: model.packages, setting: settingOf(model) },
    from: `${megabytes(missingBytes(folder, model))} from ${new URL(sources.hub).host} and npm`,
    isHere: async () => isFetched(folder, model),
    fetch: () => fetchModel(folder, model, sources, options),
    remove: () => removeModel(folder, model),
  }
}

const settingOf = ({ id, port }: LocalModel) => `ENGINE_${port}=local:${id}${port === 'VOICE' ? ',draft' : ''}`

function inOllama(model: OllamaModel, { ollama }: CommandSources, onProgress: (bytes: number, all: number) => void) {
  return {
    packages: [],
    setting: `OLLAMA_URL=${ollama}/v1 ENGINE_WRITER=ollama:${model.id},draft`,
    from: `About ${megabytes(model.bytes)}, by Ollama`,
    isHere: () => isInOllama(ollama, model),
    fetch: () => pullModel(ollama, model, onProgress),
    remove: () => deleteModel(ollama, model),
  }
}

async function accepted(confirm: Console['confirm']): Promise<boolean> {
  const answer = await confirm('Do you accept these licences? (y/N) ')
  if (answer === null) throw new ConfigError('Add --accept to accept the licences.')
  return answer
}

async function list(folder: string, { ollama }: CommandSources, say: Console['say']): Promise<void> {
  const line = ({ id, licence, description }: LocalModel | OllamaModel, state: string, setting: string) =>
    say(`${id.padEnd(14)} ${state.padStart(7)}  ${licence.padEnd(10)}  ${description} (${setting})`)
  for (const model of LOCAL_MODELS)
    line(
      model,
      isFetched(folder, model) ? 'here' : megabytes(bytesOf([model])),
      `ENGINE_${model.port}=local:${model.id}`,
    )
  const here = await ollamaModels(ollama)
  for (const model of OLLAMA_MODELS)
    line(model, here?.includes(model.id) ? 'here' : megabytes(model.bytes), `ENGINE_WRITER=ollama:${model.id}`)
  say('')
  if (here === null) say(`Ollama fetches and runs models for texts. ${withoutOllama(ollama)}`)
  say(USAGE)
}

/** One command at a time: two would write the same files. */
async function withLock(folder: string, work: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await lockDataDir(folder, 'command')
  try {
    await work()
  } finally {
    lock.release()
  }
}
