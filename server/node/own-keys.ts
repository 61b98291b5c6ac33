import { eq } from 'drizzle-orm'
import { Refused } from '#engines/providers/http/provider-error.ts'
import type { ProviderSettings } from '#engines/providers/http/provider.ts'
import { type PriceTable, withReview } from '#engines/prices.ts'
import { type Engines, problemOf } from '#engines/ports.ts'
import type { App } from '#server/platform/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { OwnKeys } from '#server/platform/ports/engine-setup.ts'
import { CHOSEN_PORTS, type ChosenPort, hasDraft, type ProviderId, PROVIDERS } from './engine-providers.ts'
import { type EngineChoice, type EngineSettings, USUAL_LIMIT } from './engine-settings.ts'
import type { ConnectEngines } from './connect-engines.ts'
import type { OwnAccounts } from './provider-accounts.ts'

/** The models that a new key is used for: a user's own at once, the operator's by one press. */
const MODELS = {
  openai: {
    ...{ WRITER: 'gpt-5.2', TRANSLATOR: 'gpt-5.2' },
    ...{ ILLUSTRATOR: 'gpt-image-2.5-flare', INPAINTER: 'gpt-image-2.5-flare' },
  },
  google: {
    ...{ WRITER: 'gemini-3.8-flash', TRANSLATOR: 'gemini-3.8-flash' },
    ILLUSTRATOR: 'gemini-3.1-flash-image-preview',
  },
  anthropic: { WRITER: 'claude-sonnet-5-5', TRANSLATOR: 'claude-sonnet-5-5' },
  deepgram: { TRANSCRIBER: 'nova-3' },
  fal: { ILLUSTRATOR: 'fal-ai/flux/dev', ANIMATOR: 'fal-ai/kling-video/v3/pro/image-to-video' },
  replicate: { ILLUSTRATOR: 'black-forest-labs/flux-dev', ANIMATOR: 'bytedance/seedance-1-pro' },
  elevenlabs: { VOICE: 'eleven_multilingual_v2' },
} as const satisfies Partial<Record<ProviderId, Partial<Record<ChosenPort, string>>>>

type OwnProvider = keyof typeof MODELS
const IDS = Object.keys(MODELS) as OwnProvider[]
export const usualModelsOf = (id: ProviderId): Readonly<Partial<Record<ChosenPort, string>>> =>
  isOwnable(id) ? MODELS[id] : {}
const isOwnable = (name: string): name is OwnProvider => Object.hasOwn(MODELS, name)

/** Users whose engines stay open in a process. */
const MOST = 50
/** How long work waits for the list of a provider's voices, ms. */
const VOICES_MS = 5_000

interface Options {
  settings: () => EngineSettings
  connect: ConnectEngines
  prices: PriceTable
}

export function createOwnKeys(app: App, { settings, connect, prices }: Options): OwnKeys {
  let lastSettings: EngineSettings | undefined
  const opened = new Map<string, Promise<{ engines: Engines; prices: PriceTable }>>()
  const readSealed = async (userId: string) => {
    const [user] = await app.db.select({ keys: users.providerKeys }).from(users).where(eq(users.id, userId))
    return user?.keys ?? {}
  }

  async function openFor(userId: string, ids: readonly OwnProvider[], sealed: Readonly<Record<string, string>>) {
    const keys = new Map<OwnProvider, string | null>()
    for (const id of ids) keys.set(id, sealed[id] === undefined ? null : await app.keys.providerKeys.open(sealed[id]))
    const own: OwnAccounts = {
      userId,
      ids: new Set(ids),
      async requireKey(id) {
        const isThere =
          settings().allowsOwnKeys && sealed[id] !== undefined && (await readSealed(userId))[id] === sealed[id]
        if (!isThere) throw new Refused(`Your key of ${PROVIDERS[id].label} was removed`)
      },
    }
    const engines = connect(withKeys(settings(), keys), own)
    const { voice } = engines
    if (voice !== app.engines.voice) await Promise.race([voice.refresh?.().catch(() => undefined), elapsed(VOICES_MS)])
    return { engines, prices: withReview(prices, engines.reviewer) }
  }

  return {
    providers: () =>
      settings().allowsOwnKeys ? usable(settings()).map((name) => ({ name, label: PROVIDERS[name].label })) : [],
    async open(userId, names) {
      const ids = names.filter(isOwnable).toSorted()
      const sealed = await readSealed(userId)
      const name = JSON.stringify([userId, ids.map((id) => [id, sealed[id]]), settings().allowsOwnKeys])
      // Other settings of the operator's open them anew.
      if (lastSettings !== settings()) opened.clear()
      lastSettings = settings()
      const found = opened.get(name) ?? openFor(userId, ids, sealed)
      opened.delete(name)
      opened.set(name, found)
      found.catch(() => opened.delete(name))
      const [oldest] = opened.keys()
      if (opened.size > MOST && oldest !== undefined) opened.delete(oldest)
      return found
    },
    async check(name, key) {
      if (!isOwnable(name)) return 'There is no such provider'
      const own: OwnAccounts = { userId: 'check', ids: new Set([name]), requireKey: () => Promise.resolve() }
      const alone = { ...settings(), choices: {} }
      const { checkKey } = connect(withKeys(alone, new Map([[name, key]])), own)
      return (
        checkKey?.(name).then(
          () => null,
          (cause: unknown) => problemOf(cause) ?? 'It could not be checked. Try again later',
        ) ?? null
      )
    },
  }
}

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

/** A provider that the operator reaches without a key is a server of their own in its form. */
const usable = ({ providers }: EngineSettings): OwnProvider[] => IDS.filter((id) => providers[id]?.key !== null)

/** The operator's engines with a user's keys: their models, and otherwise usual ones in place of built-in engines alone. */
function withKeys(settings: EngineSettings, keys: ReadonlyMap<OwnProvider, string | null>): EngineSettings {
  const ids = usable(settings).filter((id) => keys.has(id))
  const ofKeys = (port: ChosenPort): EngineChoice[] =>
    ids.flatMap((provider) => {
      const model = (MODELS[provider] as Partial<Record<ChosenPort, string>>)[port]
      return model === undefined ? [] : [{ provider, model }]
    })
  const choices = Object.fromEntries(
    CHOSEN_PORTS.flatMap((port) => {
      const set = settings.choices[port] ?? []
      const chosen = set.some((each) => each !== 'draft') ? set : ofKeys(port)
      if (chosen.length === 0) return settings.choices[port] ? [[port, set]] : []
      return [[port, chosen === set || !hasDraft(port) ? chosen : [...chosen, 'draft' as const]]]
    }),
  )
  const own: Partial<Record<ProviderId, ProviderSettings>> = {}
  for (const id of ids) {
    const { url = PROVIDERS[id].usualUrl, limit = USUAL_LIMIT, timeoutMs = null } = settings.providers[id] ?? {}
    own[id] = { url, key: keys.get(id) ?? null, limit, timeoutMs }
  }
  return { ...settings, choices, providers: { ...settings.providers, ...own } }
}
