import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readWorkflow, type Workflow } from '#engines/providers/comfyui/workflow.ts'
import { FAL_TRAINERS } from '#engines/providers/fal/trainer.ts'
import { endOf } from '#engines/model-table.ts'
import { type Limits } from '#engines/providers/http/gate.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domain/languages.ts'
import type { ProviderSettings } from '#engines/providers/http/provider.ts'
import { ConfigError } from './config-error.ts'
import { LOCAL_MODELS } from './models/catalogue.ts'
import {
  CHOSEN_PORTS,
  type ChosenPort,
  hasDraft,
  hasModels,
  type KnownProvider,
  type ProviderId,
  PROVIDERS,
  WORKFLOW_NEEDS,
} from './engine-providers.ts'

/** One engine of a port: built in, or a provider's model; the model is empty where a provider has no choice of models. */
export type EngineChoice = 'draft' | ProviderChoice

export interface ProviderChoice {
  provider: ProviderId
  model: string
  /** Of ComfyUI, whose models are workflows in files. */
  workflow?: Workflow
}

/** As settings name it, `openai:gpt-5.2`; a provider without a choice of models by itself. */
export const nameOf = ({ provider, model }: Pick<ProviderChoice, 'provider' | 'model'>): string =>
  model === '' ? provider : `${provider}:${model}`

export interface EngineSettings {
  /** In order of preference. An unnamed port is built in. */
  choices: Readonly<Partial<Record<ChosenPort, readonly EngineChoice[]>>>
  providers: Readonly<Partial<Record<ProviderId, ProviderSettings>>>
  limits: Limits
  /** BCP 47: the languages of voices that speak all languages. */
  languages: readonly string[]
  /** Whether users may set keys of their own. */
  allowsOwnKeys: boolean
  /** Upcoming shutdowns, in lines for the operator. */
  warnings: readonly string[]
}

type Env = Readonly<Record<string, string | undefined>>

/** A provider's settings, as the environment ends their names. */
export const PROVIDER_SETTINGS = ['KEY', 'URL', 'LIMIT', 'TIMEOUT'] as const

/** What the environment says of engines. */
export function engineEnvOf(env: Env): Readonly<Record<string, string>> {
  const starts = ['ENGINE', ...Object.keys(PROVIDERS).map((id) => id.toUpperCase())]
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value?.trim() && starts.some((start) => name.startsWith(`${start}_`)) ? [[name, value.trim()]] : [],
    ),
  )
}

export const USUAL_LIMIT = 4

/**
 * Reads `ENGINE_<PORT>=provider:model,…,draft` and the connections of the named providers. Throws a ConfigError with the
 * expected form.
 */
export function readEngineSettings(env: Env): EngineSettings {
  const text = (name: string) => env[name]?.trim() || null
  const choices: Partial<Record<ChosenPort, EngineChoice[]>> = {}
  const providers: Partial<Record<ProviderId, ProviderSettings>> = {}
  for (const port of CHOSEN_PORTS) {
    const name = `ENGINE_${port}`
    const value = text(name)
    if (value === null) continue
    choices[port] = value.split(',').map((each) => readChoice(name, port, each.trim()))
    const at = choices[port].indexOf('draft')
    if (at >= 0 && at < choices[port].length - 1)
      throw new ConfigError(`${name} is ${value}; draft must come last, because engines after it are never used`)
    for (const choice of choices[port])
      if (choice !== 'draft') providers[choice.provider] ??= readProvider(name, choice.provider, text)
  }
  const ends = readEnds(choices, providers)
  const over = ends.find(({ isOver }) => isOver)
  if (over) throw new ConfigError(`${over.text}; use ${over.instead}`)
  const atOnce = { most: MAX_CONCURRENCY, meaning: 'requests at once' }
  const limits = {
    inAll: readNumber('ENGINE_LIMIT', text, atOnce),
    perPerson: readNumber('ENGINE_LIMIT_PER_PERSON', text, atOnce),
  }
  return {
    choices,
    providers,
    limits,
    allowsOwnKeys: readOwnKeys(text(OWN_KEYS)),
    warnings: ends.map(({ text: line }) => line),
    languages: readLanguages(text('ENGINE_VOICE_LANGUAGES')),
  }
}

/** The setting that lets users set keys of their own. */
export const OWN_KEYS = 'ENGINE_OWN_KEYS'

function readOwnKeys(value: string | null): boolean {
  if (value !== null && value !== '0' && value !== '1')
    throw new ConfigError(`${OWN_KEYS} is ${value}; it must be 0 or 1`)
  return value === '1'
}

const MAX_CONCURRENCY = 1_000
/** Longer than the work of any request. */
const MAX_SECONDS = 3_600

function readLanguages(value: string | null): string[] {
  const languages = (value ?? DEFAULT_LANGUAGE).split(',').map((each) => each.trim())
  const unknown = languages.find((each) => !LANGUAGES.some(({ code }) => code === each))
  if (unknown !== undefined)
    throw new ConfigError(`ENGINE_VOICE_LANGUAGES has ${unknown} in it; expected languages as in en-US,de-DE`)
  return languages
}

function readChoice(name: string, port: ChosenPort, value: string): EngineChoice {
  if (value === 'draft' && hasDraft(port)) return 'draft'
  const [, id = '', model = ''] = /^([^:]*)(?::(.*))?$/u.exec(value) ?? []
  const able = Object.entries(PROVIDERS).filter(([, { ports }]) => ports.some((each) => each === port))
  const provider = able.find(([known]) => known === id)?.[0] as ProviderId | undefined
  const expected = [
    ...(hasDraft(port) ? ['draft'] : []),
    ...able.map(([known]) => (hasModels(port) ? `${known}:MODEL` : known)),
  ].join(', ')
  if (provider === undefined || (model === '') === hasModels(port))
    throw new ConfigError(
      `${name} has ${value || 'an empty entry'} in it; expected one or several of ${expected}, with commas`,
    )
  if (provider === 'fal' && port === 'TRAINER') refuseUnknownTrainer(name, model)
  if (provider === 'local') refuseUnknownModel(name, port, model)
  if (provider === 'replicate' && !/^[\w.-]+\/[\w.-]+$/u.test(model))
    throw new ConfigError(`${name} names replicate:${model}; expected replicate:OWNER/NAME, as in the model’s URL`)
  return provider === 'comfyui' ? readWorkflowChoice(name, port, model) : { provider, model }
}

/** What trainers return is used by another model, which no document names. */
function refuseUnknownTrainer(name: string, model: string): void {
  const known = Object.keys(FAL_TRAINERS)
  if (!known.includes(model))
    throw new ConfigError(`${name} names fal:${model}; expected fal: and ${known.join(' or ')}`)
}

function refuseUnknownModel(name: string, port: ChosenPort, model: string): void {
  const known = LOCAL_MODELS.flatMap((each) => (each.port === port ? [each.id] : []))
  if (!known.includes(model))
    throw new ConfigError(`${name} names local:${model}; expected local: and ${known.join(' or ')} (npm run models)`)
}

/** Users read the file's name. */
function readWorkflowChoice(name: string, port: ChosenPort, file: string): ProviderChoice {
  const refuse = (why: string) => new ConfigError(`${name} names the workflow ${file}, which ${why}`)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw refuse('cannot be read')
  }
  try {
    const workflow = readWorkflow(text, WORKFLOW_NEEDS[port] ?? [])
    return { provider: 'comfyui', model: path.basename(file, '.json'), workflow }
  } catch (cause) {
    throw refuse(cause instanceof Error ? cause.message : 'cannot be used')
  }
}

/** The connection of a provider that no engine may name yet. Throws a ConfigError where it is not set up. */
export const readConnection = (env: Env, id: ProviderId): ProviderSettings =>
  readProvider('The test', id, (name) => env[name]?.trim() || null)

function readProvider(name: string, id: ProviderId, text: (name: string) => string | null): ProviderSettings {
  const { usualUrl, isOpen, isLocal }: KnownProvider = PROVIDERS[id]
  // One at a time: a model on this machine needs its processor and memory.
  if (isLocal) return { url: '', key: null, limit: 1 }
  const named = (end: string) => `${id.toUpperCase()}_${end}`
  const [urlName, keyName] = [named('URL'), named('KEY')]
  const [url, key] = [text(urlName), text(keyName)]
  if (url === null && key === null && !isOpen)
    throw new ConfigError(
      usualUrl === null
        ? `${name} names ${id}; set ${urlName} to the URL of your server`
        : `${name} names ${id}; set ${keyName}, or ${urlName} for a server of your own`,
    )
  const address = url ?? usualUrl
  if (address === null) throw new ConfigError(`${name} names ${id}; set ${urlName} to the URL of your server`)
  if (!URL.canParse(address) || !/^https?:$/u.test(new URL(address).protocol))
    throw new ConfigError(`${urlName} is ${address}; it must be a full URL, with https:// or http://`)
  const limit = readNumber(named('LIMIT'), text, { most: 64, meaning: 'requests at once' })
  const seconds = readNumber(named('TIMEOUT'), text, {
    most: MAX_SECONDS,
    meaning: 'seconds per request',
  })
  return {
    url: address.replace(/\/+$/u, ''),
    key,
    limit: limit ?? USUAL_LIMIT,
    timeoutMs: seconds === null ? null : seconds * 1_000,
  }
}

/** Models that their provider shut down or will; another server of the same form may use their names freely. */
function readEnds(choices: EngineSettings['choices'], providers: EngineSettings['providers']) {
  return CHOSEN_PORTS.flatMap((port) =>
    (choices[port] ?? []).flatMap((choice) => {
      if (choice === 'draft') return []
      const { label, usualUrl }: KnownProvider = PROVIDERS[choice.provider]
      const name = `${choice.provider}:${choice.model}`
      const end = providers[choice.provider]?.url === usualUrl ? endOf(name) : undefined
      if (!end) return []
      const { day, isOver, instead } = end
      const when = isOver ? `${label} shut down on ${day}` : `${label} announced to shut down on ${day}`
      return [{ isOver, instead, text: `ENGINE_${port} names ${name}, which ${when}` }]
    }),
  )
}

/** A whole number from 1; null: not set. */
function readNumber(
  name: string,
  text: (name: string) => string | null,
  { most, meaning }: { most: number; meaning: string },
): number | null {
  const value = text(name)
  if (value === null) return null
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new ConfigError(`${name} is ${value}; it must be a number from 1 to ${most}: ${meaning}`)
  return number
}

/** The engines of a port, as logged at start: `WRITER by openai:gpt-5.2, then draft`. */
export function describeChoice(port: string, choices: readonly EngineChoice[]): string {
  const names = choices.map((choice) => (choice === 'draft' ? choice : nameOf(choice)))
  return `${port} by ${names.join(', then ')}`
}
