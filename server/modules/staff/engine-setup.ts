import type { EngineSetting, EngineSetup as PresentedSetup } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { readEngineValues } from '#server/platform/db/queries/engine-settings.ts'
import type { EngineSetup, EngineValues, KnownSetting } from '#server/platform/ports/engine-setup.ts'
import { localOffers } from './local-offers.ts'
import { presentEngines } from './present-engines.ts'

/** How the engines are set; keys only as set or not. */
export async function presentEngineSetup({ db, services }: Pick<Scope, 'db' | 'services'>): Promise<PresentedSetup> {
  const { engineSetup: setup } = services
  if (!setup)
    return { is_settable: false, problem: null, work: [], providers: [], limits: [], options: [], local: null }
  const stored = await readEngineValues({ db, keys: services.keys }, setup)
  const engines = await presentEngines(services)
  return {
    is_settable: true,
    problem: setup.check(stored),
    work: setup.work.map(({ kind, setting, providers, hasDraft }) => ({
      ...{ kind, setting: present(setup, stored, setting), providers: [...providers], has_draft: hasDraft },
      engines: engines.filter((engine) => engine.kind === kind),
    })),
    providers: setup.providers.map((provider) => ({
      ...{ name: provider.name, label: provider.label },
      settings: provider.settings.map((setting) => present(setup, stored, setting)),
      offer: offerOf(setup, stored, provider),
    })),
    options: setup.options.map((setting) => present(setup, stored, setting)),
    local: await localOffers({ ...services, db }),
    limits: setup.limits.map((setting) => present(setup, stored, setting)),
  }
}

/** What uses a provider's key for work that is left to built-in engines, or to none. */
function offerOf(
  { work, fixed }: EngineSetup,
  stored: EngineValues,
  { name: provider, settings, models }: EngineSetup['providers'][number],
): PresentedSetup['providers'][number]['offer'] {
  const valueOf = (name: string) => fixed[name] ?? stored[name]
  if (!settings.some(({ name, isSecret }) => isSecret && valueOf(name) !== undefined)) return []
  return work.flatMap(({ kind, setting: { name }, hasDraft }) => {
    const model = models[kind]
    const isOpen = fixed[name] === undefined && (stored[name] ?? 'draft') === 'draft'
    return isOpen && model !== undefined ? [{ name, value: `${provider}:${model}${hasDraft ? ',draft' : ''}` }] : []
  })
}

function present({ fixed }: EngineSetup, stored: EngineValues, { name, isSecret, usual }: KnownSetting): EngineSetting {
  const value = fixed[name] ?? stored[name]
  const source = fixed[name] !== undefined ? 'ENVIRONMENT' : value !== undefined ? 'STORED' : 'NONE'
  return { name, value: isSecret ? null : (value ?? null), is_secret: isSecret, source, usual }
}
