import { withReview } from '#engines/prices.ts'
import { type Engines, mayBePaid, problemOf } from '#engines/ports.ts'
import type { App, Log } from '#server/platform/context.ts'
import type { EngineSetup, EngineValues, KnownSetting } from '#server/platform/ports/engine-setup.ts'
import { DEFAULT_LANGUAGE } from '#src/domain/languages.ts'
import { ConfigError } from './config-error.ts'
import type { HostConfig } from './config.ts'
import type { ConnectEngines } from './connect-engines.ts'
import { readEnginePrice, readUnknownPrices } from './engine-prices.ts'
import {
  CHOSEN_PORTS,
  type ChosenPort,
  hasDraft,
  isProvider,
  type KnownProvider,
  type ProviderId,
  PROVIDERS,
} from './engine-providers.ts'
import {
  type EngineSettings,
  nameOf,
  OWN_KEYS,
  PROVIDER_SETTINGS,
  type ProviderChoice,
  readConnection,
  readEngineSettings,
  USUAL_LIMIT,
} from './engine-settings.ts'
import { hideInLog } from './log.ts'
import { settleForms } from './model-forms.ts'
import { createOwnKeys } from './own-keys.ts'
import type { ProviderState } from './provider-accounts.ts'
import { isTriedByWork, tryEngine } from './test-engine.ts'

/** A provider's settings, as the environment names them. */
const settingsOf = (id: ProviderId): KnownSetting[] =>
  PROVIDER_SETTINGS.map((end) => ({
    name: `${id.toUpperCase()}_${end}`,
    isSecret: end === 'KEY',
    usual: end === 'URL' ? (PROVIDERS[id] as KnownProvider).usualUrl : end === 'LIMIT' ? String(USUAL_LIMIT) : null,
  }))

const WORK = CHOSEN_PORTS.map((kind) => ({
  kind,
  setting: { name: `ENGINE_${kind}`, isSecret: false, usual: hasDraft(kind) ? 'draft' : null },
  providers: Object.entries<KnownProvider>(PROVIDERS).flatMap(([name, { ports }]) =>
    ports.includes(kind) ? [name] : [],
  ),
  hasDraft: hasDraft(kind),
}))
const LIMITS: KnownSetting[] = [
  { name: 'ENGINE_LIMIT', isSecret: false, usual: null },
  { name: 'ENGINE_LIMIT_PER_PERSON', isSecret: false, usual: null },
  { name: 'ENGINE_VOICE_LANGUAGES', isSecret: false, usual: DEFAULT_LANGUAGE },
  { name: 'ENGINE_UNKNOWN_MODELS', isSecret: false, usual: 'allow' },
]
const IDS = Object.keys(PROVIDERS) as ProviderId[]

/**
 * Lets staff set engines while the server runs.
 * @param app its engines and prices are replaced
 * @param state its limits are changed in place
 * @param findLocal left out: programs on this machine are not looked for
 */
export function createEngineSetup(
  app: App,
  { engineEnv, prices, isDemoCheckoutAsked }: Pick<HostConfig, 'engineEnv' | 'prices' | 'isDemoCheckoutAsked'>,
  connect: ConnectEngines,
  { limits, forms }: Pick<ProviderState, 'limits' | 'forms'>,
  findLocal?: EngineSetup['findLocal'],
): EngineSetup {
  const { payments } = app
  const read = (stored: EngineValues) => {
    const values: EngineValues = { ...stored, ...engineEnv }
    const settings = readEngineSettings(values)
    readUnknownPrices(settings, prices, values['ENGINE_UNKNOWN_MODELS'] ?? null)
    return settings
  }
  let used: EngineSettings | undefined
  const inUse = () => (used ??= read({}))
  const find = (kind: ChosenPort, engine: string) =>
    inUse().choices[kind]?.find((each): each is ProviderChoice => each !== 'draft' && nameOf(each) === engine)
  const priceOf = (kind: ChosenPort, engine: string) => {
    const choice = find(kind, engine)
    return choice ? readEnginePrice(inUse(), prices, kind, choice) : null
  }
  const refusalOf = (stored: EngineValues): string | null => {
    // A workflow is a file of this machine, which only its operator may name.
    const files = Object.entries(stored).find(([, value]) => /(?:^|,)\s*comfyui:/u.test(value))
    if (files) return `${files[0]} names a workflow of ComfyUI. Workflows are files, so set it in the environment`
    try {
      connect(read(stored))
      return null
    } catch (cause) {
      if (cause instanceof ConfigError) return cause.message
      throw cause
    }
  }
  const readIfUsable = (stored: EngineValues) => {
    try {
      return read(stored)
    } catch (cause) {
      if (cause instanceof ConfigError) return null
      throw cause
    }
  }
  const ownKeys = createOwnKeys(app, { settings: inUse, connect, prices })
  return {
    work: WORK,
    providers: IDS.filter((name) => !(PROVIDERS[name] as KnownProvider).isLocal).map((name) => ({
      ...{ name, label: PROVIDERS[name].label, settings: settingsOf(name) },
    })),
    limits: LIMITS,
    options: [{ name: OWN_KEYS, isSecret: false, usual: '0' }],
    ownKeys,
    fixed: engineEnv,
    ...(findLocal && { findLocal }),
    check: (stored) => refusalOf(stored) ?? settleForms(read(stored), forms.find).waiting[0] ?? null,
    priceOf,
    async learn(stored, isAnew = false) {
      const settings = readIfUsable(stored)
      if (!settings) return false
      return isAnew ? forms.readAnew(settings) : forms.learn(settings)
    },
    async test(stored, { engine, kind }, signal) {
      const choice = kind && find(kind, engine)
      const provider = kind ? choice?.provider : engine
      if (provider === undefined || !isProvider(provider)) return null
      const proof = choice && isTriedByWork(kind) ? 'MADE' : 'ASKED'
      try {
        if (choice && isTriedByWork(kind)) {
          const alone = connect({ ...inUse(), choices: { [kind]: [choice] } })
          return { proof, problem: null, ...(await tryEngine(alone, kind, priceOf(kind, engine), signal)) }
        }
        const connection = readConnection({ ...stored, ...engineEnv }, provider)
        hideInLog(connection.key === null ? [] : [connection.key])
        const alone = connect({ ...inUse(), choices: {}, providers: { [provider]: connection } })
        await alone.checkKey?.(provider, choice?.model)
        return { proof, problem: null, usd: 0, text: null, file: null }
      } catch (cause) {
        const problem = cause instanceof ConfigError ? cause.message : problemOf(cause)
        if (problem === null) app.log.error(`The test of ${engine} failed`, cause)
        // Whatever a provider refuses is free.
        const usd = mayBePaid(cause) ? null : 0
        return { proof, problem: problem ?? 'It stopped unexpectedly', usd, text: null, file: null }
      }
    },
    use(stored) {
      const problem = refusalOf(stored)
      if (problem !== null) {
        app.log.error('The stored engine settings are not used', new ConfigError(problem))
        stored = {}
      }
      const settings = read(stored)
      used = settings
      Object.assign(limits, settings.limits)
      hideInLog(Object.values(settings.providers).flatMap(({ key }) => key ?? []))
      app.engines = connect(settings)
      app.prices = withReview(prices, app.engines.reviewer)
      // Credits for what is billed are not given away, unless the operator wants that.
      app.payments = payments?.id === 'DEMO' && isBilled(settings) && !isDemoCheckoutAsked ? null : payments
      void listVoices(app.engines, app.log)
      // A model that is not there counts as a failure, which staff see.
      void app.engines.checkModels?.()
    },
  }
}

const isBilled = ({ providers }: EngineSettings): boolean =>
  IDS.some((id) => providers[id]?.key != null && !(PROVIDERS[id] as KnownProvider).isFree)

export const listVoices = async ({ voice }: Engines, log: Log): Promise<void> =>
  voice.refresh?.().catch((cause: unknown) => log.error(`The voices of ${voice.info.label} could not be listed`, cause))
