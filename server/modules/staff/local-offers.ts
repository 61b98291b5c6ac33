import type { EngineSetup as PresentedSetup } from '#generated/schema.ts'
import type { App } from '#server/platform/context.ts'
import { readEngineValues } from '#server/platform/db/queries/engine-settings.ts'
import type { EngineSetup, EngineValues, LocalModel } from '#server/platform/ports/engine-setup.ts'

type Offer = NonNullable<PresentedSetup['local']>[number]

/** The models on the server's own machine, each with the settings that use it; null where they are not looked for. */
export async function localOffers({
  db,
  keys,
  engineSetup: setup,
}: Pick<App, 'keys' | 'engineSetup'> & Parameters<typeof readEngineValues>[0]): Promise<Offer[] | null> {
  if (!setup?.findLocal) return null
  const [found, stored] = await Promise.all([setup.findLocal(), readEngineValues({ db, keys }, setup)])
  return found.map((each) => offerOf(setup, stored, each))
}

function offerOf(
  setup: EngineSetup,
  stored: EngineValues,
  { provider, label, model, url, kinds, isFetched = true }: LocalModel,
): Offer {
  const facts = { label, model, url, kinds: [...kinds] }
  if (model === null) return { ...facts, state: 'NEEDS_FILE', settings: [] }
  if (!isFetched) return { ...facts, state: 'NOT_FETCHED', settings: [] }
  const engine = `${provider}:${model}`
  const urlName = `${provider.toUpperCase()}_URL`
  const valueOf = (name: string) => setup.fixed[name] ?? stored[name]
  const enginesOf = (name: string) =>
    valueOf(name)
      ?.split(',')
      .map((each) => each.trim()) ?? []
  const names = kinds.map((kind) => `ENGINE_${kind}`)
  const isThere = url === null || isSameUrl(valueOf(urlName), url)
  if (isThere && names.every((name) => enginesOf(name).includes(engine)))
    return { ...facts, state: 'USED', settings: [] }
  const open = names.filter((name) => setup.fixed[name] === undefined)
  if (open.length === 0 || (setup.fixed[urlName] !== undefined && !isThere))
    return { ...facts, state: 'FIXED', settings: [] }
  const chains = open.map((name) => {
    // Another model of the same program takes its place; those that this server runs work beside each other.
    const isReplaced = (each: string) => (url === null ? each === engine : each.startsWith(`${provider}:`))
    const others = enginesOf(name).filter((each) => each !== 'draft' && !isReplaced(each))
    const draft = setup.work.find(({ setting }) => setting.name === name)?.hasDraft ? ['draft'] : []
    return { name, value: [engine, ...others, ...draft].join(',') }
  })
  return { ...facts, state: 'OFFERED', settings: [...(isThere ? [] : [{ name: urlName, value: url }]), ...chains] }
}

const isSameUrl = (one: string | undefined, other: string): boolean =>
  one?.replace('//localhost:', '//127.0.0.1:').replace(/\/+$/u, '') === other
