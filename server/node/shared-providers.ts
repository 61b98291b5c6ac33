import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq, inArray, lt, not, or, sql } from 'drizzle-orm'
import { type CountedCall, type Limits, mayEnter, type Places } from '#engines/providers/http/gate.ts'
import type { Memory } from '#engines/providers/http/memory.ts'
import { whileWanted } from '#engines/providers/http/while-wanted.ts'
import type { Log } from '#server/platform/context.ts'
import { providerCalls, providerMemory } from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/ports/db.ts'
import { createModelForms } from './model-forms.ts'
import type { Notices } from './notices.ts'
import type { ProviderState } from './provider-accounts.ts'

/** Calls of a process that does not renew them for this long no longer count, s. */
const LEASE_S = 30
/** How often a process renews its calls, and looks for places by itself, ms: a lost notice is made up for by then. */
const RENEW_MS = 5_000
/** Where a process says that it gave a place to a call of another one. */
const CHANNEL = 'storyloom_providers'
/** Any constant: the key of the lock under which places are given. */
const LOCK = 4_400_005

interface Sharing {
  db: Db
  notices: Pick<Notices, 'listen'>
  log: Log
  limits: Limits
}

/** Limits, pauses, failures and search results of providers for all processes on a database. */
export function openSharedProviders({
  db,
  notices,
  log,
  ...given
}: Sharing): ProviderState & { close(): Promise<void> } {
  const limits = { ...given.limits }
  const { places, close } = openSharedPlaces({ db, notices, log, limits })
  const memory = openSharedMemory(db)
  return { limits, places, memory, forms: createModelForms(memory), close }
}

/** A call of this process. */
type OwnCall = CountedCall & { id: string; hasPlace: boolean; enter(): void }

/**
 * Each change (a call comes, ends, is renewed) is one short transaction under a lock, in which its process gives free places to
 * waiting calls in the order of their arrival, also to those of other processes, and then notifies these.
 */
export function openSharedPlaces({ db, notices, log, limits }: Sharing): { places: Places; close(): Promise<void> } {
  const own = new Map<string, OwnCall>()
  let [added, ended]: [OwnCall[], string[]] = [[], []]
  let settling: Promise<void> | undefined
  let isOutdated = false
  let renewing: ReturnType<typeof setInterval> | undefined

  /** One transaction at a time: what comes meanwhile shares the next one. */
  function settle(): void {
    isOutdated = true
    settling ??= settleAll().finally(() => (settling = undefined))
  }

  async function settleAll() {
    while (isOutdated) {
      isOutdated = false
      const change = { added, ended, isOwn: (id: string) => own.has(id) }
      ;[added, ended] = [[], []]
      try {
        for (const id of await changeCalls(db, change, limits)) enter(own.get(id))
      } catch (cause) {
        // Calls wait: the next renewal tries again, and leases end what could not be deleted.
        log.error('Places at providers could not be counted', cause)
      }
    }
  }

  function enter(call: OwnCall | undefined) {
    if (!call || call.hasPlace) return
    call.hasPlace = true
    call.enter()
  }

  function renew() {
    added = [...own.values()]
    settle()
  }

  const look = () => {
    if ([...own.values()].some(({ hasPlace }) => !hasPlace)) settle()
  }
  const stopListening = notices.listen(CHANNEL, look, look)

  return {
    places: {
      async enter(wanted, signal) {
        signal?.throwIfAborted()
        const id = crypto.randomUUID()
        const entered = new Promise<void>((resolve) => {
          const call = { ...wanted, id, hasPlace: false, enter: resolve }
          own.set(id, call)
          added.push(call)
        })
        renewing ??= setInterval(renew, RENEW_MS)
        settle()
        const leave = () => {
          if (!own.delete(id)) return
          if (own.size === 0) {
            clearInterval(renewing)
            renewing = undefined
          }
          added = added.filter((call) => call.id !== id)
          ended.push(id)
          settle()
        }
        await whileWanted(entered, signal).catch((cause: unknown) => {
          leave()
          throw cause
        })
        return leave
      },
    },
    async close() {
      stopListening()
      clearInterval(renewing)
      ended.push(...own.keys())
      own.clear()
      added = []
      if (ended.length > 0) settle()
      await Promise.race([settling, wait(1_000, undefined, { ref: false })])
    },
  }
}

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_S})`

/** @returns the ids of all calls that have a place */
function changeCalls(
  db: Db,
  { added, ended, isOwn }: { added: readonly OwnCall[]; ended: readonly string[]; isOwn(id: string): boolean },
  limits: Limits,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Not flushed to the disk: what a crash of the database loses would end with its lease anyway.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}), set_config('synchronous_commit', 'off', true)`)
    const isOver = lt(providerCalls.leaseEndsAt, sql`clock_timestamp()`)
    if (ended.length > 0) await tx.delete(providerCalls).where(or(isOver, inArray(providerCalls.id, [...ended])))
    if (added.length > 0)
      await tx
        .insert(providerCalls)
        .values(
          added.map(({ id, provider, limit, person, hasPlace }) => ({
            ...{ id, provider, limit, person, hasPlace },
            leaseEndsAt: leaseEnd,
          })),
        )
        .onConflictDoUpdate({ target: providerCalls.id, set: { leaseEndsAt: leaseEnd } })
    const calls = await tx.select().from(providerCalls).where(not(isOver)).orderBy(asc(providerCalls.number))
    const inside = calls.filter(({ hasPlace }) => hasPlace)
    const waiting = calls.filter(({ hasPlace }) => !hasPlace)
    const entering = mayEnter(inside, waiting, limits).map(({ id }) => id)
    if (entering.length > 0) {
      await tx.update(providerCalls).set({ hasPlace: true }).where(inArray(providerCalls.id, entering))
      if (!entering.every(isOwn)) await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
    }
    return [...inside.map(({ id }) => id), ...entering]
  })
}

/** Expiries are counted by the clock of the database, since those of processes differ. */
export function openSharedMemory(db: Db): Memory {
  const now = sql`clock_timestamp()`
  const isOver = sql`${providerMemory.endsAt} <= ${now}`
  return {
    async read(key) {
      const leftMs = sql<number>`extract(epoch from ${providerMemory.endsAt} - ${now}) * 1000`.mapWith(Number)
      const [row] = await db
        .select({ value: providerMemory.value, count: providerMemory.count, leftMs })
        .from(providerMemory)
        .where(eq(providerMemory.key, key))
      return row && row.leftMs > 0 ? row : null
    },
    async write(entries, forMs) {
      if (entries.size === 0) return
      const endsAt = sql`${now} + make_interval(secs => ${forMs / 1000})`
      // In one order, so that two processes never wait for each other's rows.
      const sorted = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1))
      await db
        .insert(providerMemory)
        .values(sorted.map(([key, value]) => ({ key, value, count: 1, endsAt })))
        .onConflictDoUpdate({
          target: providerMemory.key,
          set: {
            value: sql`excluded.value`,
            count: sql`case when ${isOver} then 1 else ${providerMemory.count} + 1 end`,
            endsAt: sql`excluded.ends_at`,
          },
        })
    },
  }
}
