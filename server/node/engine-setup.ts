import { withReview } from '#engines/prices.ts'
import type { Engines } from '#engines/ports.ts'
import type { App, Log } from '#server/platform/context.ts'
import type { EngineSetup, EngineValues, KnownSetting } from '#server/platform/ports/engine-setup.ts'
import { ConfigError } from './config-error.ts'
import type { HostConfig } from './config.ts'
import type { ConnectEngines } from './connect-engines.ts'
import { CHOSEN_PORTS, hasDraft, type KnownProvider, type ProviderId, PROVIDERS } from './engine-providers.ts'
import { type EngineSettings, OWN_KEYS, PROVIDER_SETTINGS, readEngineSettings, USUAL_LIMIT } from './engine-settings.ts'
import { hideInLog } from './log.ts'
import { createOwnKeys } from './own-keys.ts'

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
const IDS = Object.keys(PROVIDERS) as ProviderId[]

/**
 * Lets staff set engines while the server runs.
 * @param app its engines and prices are replaced
 * @param findLocal left out: programs on this machine are not looked for
 */
export function createEngineSetup(
  app: App,
  { engineEnv, prices, isDemoCheckoutAsked }: Pick<HostConfig, 'engineEnv' | 'prices' | 'isDemoCheckoutAsked'>,
  connect: ConnectEngines,
  findLocal?: EngineSetup['findLocal'],
): EngineSetup {
  const { payments } = app
  let current: EngineSettings | undefined
  const read = (stored: EngineValues) => readEngineSettings({ ...stored, ...engineEnv })
  const check = (stored: EngineValues): string | null => {
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
  const ownKeys = createOwnKeys(app, { settings: () => (current ??= read({})), connect, prices })
  return {
    work: WORK,
    providers: IDS.filter((name) => !(PROVIDERS[name] as KnownProvider).isLocal).map((name) => ({
      ...{ name, label: PROVIDERS[name].label, settings: settingsOf(name) },
    })),
    options: [{ name: OWN_KEYS, isSecret: false, usual: '0' }],
    ownKeys,
    fixed: engineEnv,
    ...(findLocal && { findLocal }),
    check,
    use(stored) {
      const problem = check(stored)
      if (problem !== null) {
        app.log.error('The stored engine settings are not used', new ConfigError(problem))
        stored = {}
      }
      const settings = read(stored)
      current = settings
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
