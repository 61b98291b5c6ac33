import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ConfigError } from '../config-error.ts'
import { lockDataDir } from '../data-lock.ts'
import { bytesOf, LOCAL_MODELS, type LocalModel, localModel } from './catalogue.ts'
import { type DownloadOptions, ModelError } from './download.ts'
import { fetchModel, isFetched, megabytes, missingBytes, type ModelSources, removeModel } from './model-folder.ts'

const USAGE = `Usage: npm run models                                  lists the models for this machine
       npm run models -- fetch <model>… [--accept]     fetches them; --accept accepts their licences
       npm run models -- remove <model>…               deletes them`

export interface ModelsRequest {
  action: 'list' | 'fetch' | 'remove'
  models: readonly LocalModel[]
  acceptsLicences: boolean
}

/** The command line's arguments. Throws a ConfigError that says what is expected. */
export function readModelsRequest(args: readonly string[]): ModelsRequest {
  const { positionals, values } = parse(args)
  const [action = 'list', ...names] = positionals
  if (action !== 'list' && action !== 'fetch' && action !== 'remove') throw new ConfigError(USAGE)
  if ((action === 'list') !== (names.length === 0)) throw new ConfigError(USAGE)
  const models = names.map((name) => {
    const model = localModel(name)
    if (!model)
      throw new ConfigError(`There is no model ${name}. There are ${LOCAL_MODELS.map(({ id }) => id).join(', ')}.`)
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

/** Lists, fetches or removes models. Throws a ModelError or ConfigError with a line for the operator. */
export async function runModelsCommand(
  folder: string,
  { action, models, acceptsLicences }: ModelsRequest,
  sources: ModelSources,
  { say, progress, confirm }: Console,
  options: Pick<DownloadOptions, 'firstWaitMs'> = {},
): Promise<void> {
  if (action === 'list') return list(folder, say)
  await withLock(folder, async () => {
    for (const model of models) {
      if (action === 'remove') {
        say((await removeModel(folder, model)) ? `${model.label} was deleted.` : `${model.label} isn’t here.`)
        continue
      }
      if (isFetched(folder, model)) {
        say(`${model.label} is here already.`)
        continue
      }
      say(
        `${model.label}: ${model.description}. ${megabytes(missingBytes(folder, model))} from ${new URL(sources.hub).host} and npm.`,
      )
      say(`Its licence is ${model.licence}: ${model.licenceUrl}`)
      for (const { name, licence } of model.packages) say(`With it comes ${name}, ${licence}.`)
      if (!acceptsLicences && !(await accepted(confirm))) throw new ModelError('Nothing was fetched.')
      await fetchModel(folder, model, sources, {
        ...{ ...options, say },
        onProgress: (bytes, all) => progress(`${megabytes(bytes)} of ${megabytes(all)}`),
      })
      say(
        `${model.label} is here. Use it with ENGINE_${model.port}=local:${model.id}${model.port === 'VOICE' ? ',draft' : ''}`,
      )
      say('A running server with this setting uses it from now on.')
    }
  })
}

async function accepted(confirm: Console['confirm']): Promise<boolean> {
  const answer = await confirm('Do you accept these licences? (y/N) ')
  if (answer === null) throw new ConfigError('Add --accept to accept the licences.')
  return answer
}

function list(folder: string, say: Console['say']): void {
  for (const model of LOCAL_MODELS) {
    const { id, port, description, licence } = model
    const state = isFetched(folder, model) ? 'here' : megabytes(bytesOf([model]))
    say(`${id.padEnd(14)} ${state.padStart(6)}  ${licence.padEnd(10)}  ${description} (ENGINE_${port}=local:${id})`)
  }
  say('')
  say(
    'Texts: install Ollama (https://ollama.com) and run `ollama pull llama3.1:8b`; it fetches and runs its models itself.',
  )
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
