import type { EngineHealth, EngineInfo, TrainingService } from '#engines/ports.ts'
import { overnightLabel } from '#engines/providers/images/illustrator.ts'
import type { Provider } from '#engines/providers/http/provider.ts'
import { ConfigError } from './config-error.ts'
import { type ChosenPort, type ProviderId, PROVIDERS } from './engine-providers.ts'
import type { EngineChoice, EngineSettings, ProviderChoice } from './engine-settings.ts'

/** A chosen engine of a provider, as staff see it. */
export type ConnectedEngine = Omit<EngineHealth, 'failures' | 'isFailing' | 'lastFailure' | 'engine'> & {
  id: ProviderId
  model: string
}

type Connect<Engine> = (provider: Provider, choice: ProviderChoice) => Engine

/** Opens chosen engines and names them. `connected` has all that were opened so far, in order. */
export function openChosen(
  { choices, providers }: Pick<EngineSettings, 'choices' | 'providers'>,
  { account, isOwn }: { account(id: ProviderId): Provider; isOwn(id: ProviderId): boolean },
) {
  const connected: ConnectedEngine[] = []
  const limitOf = (id: ProviderId) => providers[id]?.limit ?? 1
  // Some wait in the queue, so that the next one begins while the previous result is checked and stored.
  const concurrencyOf = (id: ProviderId) => Math.ceil(limitOf(id) * 1.5)
  const connect = (kind: ChosenPort, { provider, model }: ProviderChoice, [label = '', ...fallbacks]: string[]) =>
    connected.push({
      ...{ kind, label, model, id: provider, provider: PROVIDERS[provider].label, limit: limitOf(provider), fallbacks },
    })
  /** By its provider and model, the key of its prices; as many jobs wait for it at once as it accepts. */
  const named = <Engine extends { info: EngineInfo; overnight?: { info: EngineInfo } }>(
    engine: Engine,
    { provider, model }: ProviderChoice,
  ): Engine => {
    Object.assign(engine.info, { id: `${provider}:${model}`, concurrency: concurrencyOf(provider) })
    if (isOwn(provider)) payByKey(engine.info, provider)
    if (engine.overnight) nameOvernight(engine.overnight.info, engine.info)
    return engine
  }
  return {
    connected,
    concurrencyOf,
    /** The chosen engines of a port in their order; undefined where nothing was chosen. */
    chosen<Engine extends { info: EngineInfo }>(
      port: ChosenPort,
      draft: Engine | null,
      open: Connect<Engine>,
    ): [Engine, ...Engine[]] | undefined {
      const openOne = (choice: EngineChoice) => {
        if (choice !== 'draft') return named(open(account(choice.provider), choice), choice)
        if (draft === null) throw new Error(`There is no built-in engine for ${port}`)
        return draft
      }
      const [first, ...rest] = (choices[port] ?? []).map(openOne)
      if (first === undefined) return undefined
      if (rest.length > 0) Object.assign(first.info, { fallbacks: rest.map(({ info }) => info) })
      const labels = [first, ...rest].map(({ info }) => info.label)
      refuseEqual(port, labels)
      for (const [at, choice] of (choices[port] ?? []).entries())
        if (choice !== 'draft') connect(port, choice, labels.slice(at))
      return [first, ...rest]
    },
    chosenTrainers: (open: Connect<TrainingService>): TrainingService[] =>
      (choices.TRAINER ?? []).flatMap((choice) => {
        // The built-in trainer stays beside them: it trains another base.
        if (choice === 'draft') return []
        const service = named(open(account(choice.provider), choice), choice)
        const { info: drawing } = service.illustrator
        Object.assign(drawing, { id: `${choice.provider}:${drawing.label}` })
        if (isOwn(choice.provider)) payByKey(drawing, choice.provider)
        connect('TRAINER', choice, [service.info.label])
        return [service]
      }),
  }
}

/** Prices, choices and receipts use the engine's readable name. */
function refuseEqual(port: ChosenPort, labels: readonly string[]): void {
  const twice = labels.find((label, at) => labels.indexOf(label) !== at)
  if (twice !== undefined)
    throw new ConfigError(`ENGINE_${port} names two engines that are both called ${twice}; name one of them`)
}

/** The same with the id, the payer and the name that the engine got. */
const nameOvernight = (overnight: EngineInfo, info: EngineInfo) =>
  Object.assign(overnight, { model: info.label, ...info, label: overnightLabel(info.label) })

/** Has a name of its own: prices, quotes and receipts go by the name, and say by it whose key pays. */
function payByKey(info: EngineInfo, provider: ProviderId): void {
  const { label: ownKeyOf } = PROVIDERS[provider]
  Object.assign(info, { ownKeyOf, model: info.model ?? info.label, label: `${info.label} (your ${ownKeyOf} key)` })
}
