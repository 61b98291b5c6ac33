import type { Engines } from '#engines/ports.ts'
import type { EngineSetup } from '#server/platform/ports/engine-setup.ts'
import type { PriceTable } from '#engines/prices.ts'
import { errorCode } from '#server/platform/db/error-code.ts'
import type { Keyring } from '#server/platform/crypto/keyring.ts'
import type {
  Clock,
  IdentityVerifier,
  JobDispatch,
  Mail,
  PasswordHasher,
  Places,
  Realtime,
  Renderer,
} from '#server/platform/ports/services.ts'
import type { Db, DbOrTx } from '#server/platform/ports/db.ts'
import type { Files } from '#server/platform/ports/files.ts'
import type { Meter } from '#server/platform/ports/meter.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import type { Tracer } from '#server/platform/ports/tracer.ts'

/** What a host configures once at start. */
export interface AppConfig {
  /** Origin of the app for users, without a trailing slash; emails link to it. */
  publicUrl: string
  /** false: accounts are verified at once. */
  verifyEmail: boolean
  /** The audience Google's tokens must have; null: no Google sign-in. */
  googleClientId: string | null
  /** Below this many free bytes every write answers 507. */
  diskReserveBytes: number
  /** Whether every answer is validated against the contract; on in tests and in the tab, where a difference is an error. */
  checksAnswers: boolean
}

/** Reports a failure that has no user to notify. Never receives request bodies, tokens or emails. */
export interface Log {
  error(message: string, cause: unknown): void
}

/** Everything but the database: within a call, rows are only accessible through the call's own transaction. */
export interface Services {
  files: Files
  jobs: JobDispatch
  realtime: Realtime
  renderer: Renderer
  /** Where untrusted bytes are read. */
  sandbox: Sandbox
  mail: Mail
  /** The payment provider; null: purchases are disabled. */
  payments: Payments | null
  identity: IdentityVerifier
  passwordHasher: PasswordHasher
  places: Places
  clock: Clock
  engines: Engines
  /** Left out where engines cannot be set while the host runs. */
  engineSetup?: EngineSetup | undefined
  /** The user whose own keys pay for calls of these providers; undefined: none do. */
  ownKeys?: { userId: string; providers: readonly string[] }
  /** What engines cost. */
  prices: PriceTable
  keys: Keyring
  config: AppConfig
  log: Log
  /** The preview link of the caller, who reads files with it; undefined for all others. */
  link?: string
  /** Left out where nothing is counted. */
  meter?: Meter | undefined
  /** Left out where nothing is traced. */
  tracer?: Tracer | undefined
}

/** The whole backend of a host. */
export interface App extends Services {
  db: Db
}

/** The services for the calls and jobs of one user: users share the sandbox fairly. null: the product's own work. */
export function servicesFor<Part extends Pick<Services, 'sandbox'>>(services: Part, userId: string | null): Part {
  if (userId === null) return services
  const { sandbox } = services
  const run: Sandbox['run'] = (name, input, sources) => sandbox.run(name, input, sources, userId)
  return { ...services, sandbox: { ...sandbox, run } }
}

/**
 * The same with the engines that the user's own keys of these providers pay; unchanged without any. What is queued by it keeps to
 * them, because it was priced as free.
 */
export async function withOwnKeys(app: App, userId: string, providers: readonly string[]): Promise<App> {
  if (providers.length === 0 || !app.engineSetup) return app
  return { ...app, ...(await app.engineSetup.ownKeys.open(userId, providers)), ownKeys: { userId, providers } }
}

/** The providers whose keys a user has set, and may use. */
export function keysInUse(
  { engineSetup }: Pick<Services, 'engineSetup'>,
  keys: Readonly<Record<string, string>>,
): string[] {
  const names = Object.keys(keys)
  if (names.length === 0 || !engineSetup) return []
  const allowed = engineSetup.ownKeys.providers()
  return names.filter((name) => allowed.some((each) => each.name === name))
}

/** Effects after the commit: events, wake-ups. Failures are logged; the call has succeeded. */
export type Effect = () => void | Promise<void>

/** Totals of a story and of a calendar month, credits. */
export type CapOverride = Readonly<Partial<Record<'FILM' | 'MONTH', number>>>

/** The maximum price that the user was shown for a call, and how much of it the call has held so far; credits. */
export interface ApprovedPrice {
  readonly most: number
  held: number
}

/** Access to rows: a request's or a job's transaction. */
export interface Scope {
  services: Services
  db: DbOrTx
  /** Idempotency-Key of the call, published with what it changed; undefined in jobs and for calls without one. */
  origin?: string | undefined
  /** The story's revision that the caller knew; an edit of a newer one is refused. undefined: no check. */
  baseRevision?: number | undefined
  /** Totals that the user approved for this call although their caps are lower; undefined in jobs. */
  capOverride?: CapOverride | undefined
  /** Refuses what costs more than the shown price; undefined where none was shown. */
  approvedPrice?: ApprovedPrice | undefined
  /** Runs after the commit; dropped on a rollback. */
  afterCommit(effect: Effect): void
  /** A transaction of its own (inside another: a savepoint). */
  transact<Result>(work: (scope: Scope) => Promise<Result>): Promise<Result>
}

function createScope(services: Services, db: DbOrTx, effects: Effect[]): Scope {
  return {
    services,
    db,
    afterCommit: (effect) => void effects.push(effect),
    async transact(work) {
      const inner: Effect[] = []
      const result = await db.transaction((tx) => work(createScope(services, tx, inner)))
      effects.push(...inner)
      return result
    },
  }
}

async function runEffects(effects: readonly Effect[], log: Log) {
  for (const effect of effects)
    try {
      await effect()
    } catch (cause) {
      log.error('An effect after a commit failed', cause)
    }
}

/** How often a transaction is retried that the database ended to resolve a conflict. */
const MAX_TRIES = 3
/** How long it waits before the next try, ms; more each time. */
const GIVE_WAY_MS = 30
/** SQLSTATE: could not serialize, deadlock detected. Nothing of the transaction was written. */
const GAVE_WAY = ['40001', '40P01']

/** One transaction, then its effects. `work` runs again when the database ended it to resolve a conflict. */
export async function transact<Result>(app: App, work: (scope: Scope) => Promise<Result>): Promise<Result> {
  const { db, ...services } = app
  for (let attempt = 1; ; attempt++) {
    const effects: Effect[] = []
    let result: Result
    try {
      result = await db.transaction((tx) => work(createScope(services, tx, effects)))
    } catch (cause) {
      if (attempt === MAX_TRIES || !GAVE_WAY.includes(errorCode(cause) ?? '')) throw cause
      // The other one goes first, or both would conflict again.
      await new Promise((resolve) => setTimeout(resolve, GIVE_WAY_MS * attempt))
      continue
    }
    await runEffects(effects, app.log)
    return result
  }
}

/**
 * No transaction around the whole: each statement is committed by itself. Effects run at the end, also when the work throws.
 */
export async function withoutTransaction<Result>(app: App, work: (scope: Scope) => Promise<Result>): Promise<Result> {
  const effects: Effect[] = []
  const { db, ...services } = app
  try {
    return await work(createScope(services, db, effects))
  } finally {
    await runEffects(effects, app.log)
  }
}
