import { inArray, sql } from 'drizzle-orm'
import { engineSettings } from '#server/platform/db/schema/index.ts'
import type { Keyring } from '#server/platform/crypto/keyring.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { EngineSetup, EngineValues } from '#server/platform/ports/engine-setup.ts'

/** Notice of PostgreSQL that other processes read the settings anew. */
export const ENGINES_CHANGED = 'engines_changed'

interface Reader {
  db: DbOrTx
  keys: Pick<Keyring, 'providerKeys'>
}

/** The stored settings that `setup` knows. A key that this installation's secret does not open is left out. */
export async function readEngineValues({ db, keys }: Reader, setup: EngineSetup): Promise<EngineValues> {
  const secrets = secretsOf(setup)
  const rows = await db.select().from(engineSettings)
  const known = await Promise.all(
    rows.map(async ({ name, value }) => {
      const text = secrets.get(name) ? await keys.providerKeys.open(value) : value
      return text !== null && secrets.has(name) ? [[name, text] as const] : []
    }),
  )
  return Object.fromEntries(known.flat())
}

/** Stores values, or removes those that are null, and tells other processes when it is committed. */
export async function storeEngineValues(
  { db, keys }: Reader,
  setup: EngineSetup,
  changes: ReadonlyMap<string, string | null>,
  now: Date,
): Promise<void> {
  const secrets = secretsOf(setup)
  const removed = [...changes].flatMap(([name, value]) => (value === null ? [name] : []))
  if (removed.length > 0) await db.delete(engineSettings).where(inArray(engineSettings.name, removed))
  for (const [name, text] of changes) {
    if (text === null) continue
    const value = secrets.get(name) ? await keys.providerKeys.seal(text) : text
    await db
      .insert(engineSettings)
      .values({ name, value, updatedAt: now })
      .onConflictDoUpdate({ target: engineSettings.name, set: { value, updatedAt: now } })
  }
  await db.execute(sql`select pg_notify(${ENGINES_CHANGED}, '')`)
}

/** Every known setting, and whether it is a key. */
export const secretsOf = ({ work, providers, limits, options }: EngineSetup): ReadonlyMap<string, boolean> =>
  new Map(
    [
      ...[...options, ...limits, ...work.map(({ setting }) => setting)],
      ...providers.flatMap(({ settings }) => settings),
    ].map(({ name, isSecret }) => [name, isSecret]),
  )
