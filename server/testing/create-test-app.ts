/**
 * The backend in process, for route, contract and integration tests.
 *
 *   const test = await createTestApp()          // once per file: PGlite in memory from a snapshot, about 0.4 s
 *   beforeEach(() => test.reset())              // empties tables, files, mail, events; puts the clock back
 *   afterAll(() => test.close())
 *
 *   const ada = await test.user()                                   // a free account with a session; see NewTestUser
 *   const { owner, other, premium, staff } = await test.fourRoles() // the roles of the authorization matrix
 *   const credits = await test.balance(ada)                         // as it stands now
 *
 *   const story = await test.ok('getStory', { as: ada, query: { story_id } })      // requires the 2xx, returns its typed body
 *   const refusal = await test.call('getStory', { as: eve, query: { story_id } })  // { status, body, headers }
 *   const raw = await test.request('POST', operations.createStory.path, { as: ada, text: '{bad' }) // any request, path under /api
 *
 *   await test.runJobs()            // everything due by the clock: test.clock.advance(ms) first for later work
 *   test.mail, test.events          // what was sent: [{ to, subject, text }], [{ channel, event, data }]
 *   test.logged                     // unexpected failures; reset() throws when a test left some unread: use test.takeLogged()
 *   test.files, test.db, test.app   // the ports themselves
 *   test.scope((scope) => charge(scope, …)) // a transaction with its effects, for anything that takes a Scope
 *
 * Spending operations get a fresh Idempotency-Key unless `key` is given (`null`: none). Every answer is held against the contract:
 * a key too many or a wrong type fails the call, and so does a status, an error code or a message that is not listed for the operation.
 * Engines are quick fakes unless `engines` is given.
 */
import { createBackend, type Backend } from '#server/app.ts'
import { createPasswordHasher } from '#server/platform/auth/passwords.ts'
import { transact, type App, type AppConfig, type Scope } from '#server/platform/context.ts'
import { createDemoPayments } from '#server/modules/billing/demo/demo-payments.ts'
import { createKeyring } from '#server/platform/crypto/keyring.ts'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import type { Engines } from '#engines/ports.ts'
import { PRICE_TABLE, type PriceTable } from '#engines/prices.ts'
import { createMemoryFiles, type MemoryFiles } from '#server/platform/files/memory-files.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import type { JobHandlers } from '#server/platform/jobs/definition.ts'
import { createJobRunner, type JobRunner } from '#server/platform/jobs/runner.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { Files } from '#server/platform/ports/files.ts'
import type { IdentityVerifier, MailMessage, Places, Renderer } from '#server/platform/ports/services.ts'
import type { Payments } from '#server/platform/ports/payment.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import { signChannel } from '#server/platform/realtime/channels.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createCaller, type Caller } from './caller.ts'
import { withListedAnswers } from './listed-answers.ts'
import { eq, inArray } from 'drizzle-orm'
import { creditHolds, jobs } from '#server/platform/db/schema/index.ts'
import { createSteppedClock, type SteppedClock } from './stepped-clock.ts'
import { borrowTestDatabase, emptyTables } from './test-database.ts'
import { createTestEngines } from './test-engines.ts'
import { balanceOf, makeUser, type NewTestUser, type TestUser } from './test-user.ts'

export interface RecordedEvent {
  channel: string
  event: string
  data: unknown
}

export interface LoggedFailure {
  message: string
  cause: unknown
}

export interface TestAppOptions {
  config?: Partial<AppConfig>
  engines?: Partial<Engines>
  /** Default: those that come with the product. */
  prices?: PriceTable
  renderer?: Renderer
  /** Default: the Node host's, one for all tests of a process. */
  sandbox?: Sandbox
  /** Default: every token is refused. */
  identity?: IdentityVerifier
  places?: Places
  /** Default: the demo checkout. null: purchases are disabled. */
  payments?: Payments | null
  jobHandlers?: JobHandlers
  /** Default: those in memory, `test.files`. */
  files?: Files
  /** Default: one that other test files use as well, one after the other. It is closed with the app. */
  database?: OpenedDb
}

export interface TestApp extends Caller {
  app: App
  backend: Backend
  db: Db
  clock: SteppedClock
  files: MemoryFiles
  mail: MailMessage[]
  events: RecordedEvent[]
  /** Sessions whose sockets were ended. */
  disconnected: string[]
  logged: readonly LoggedFailure[]
  /** Reads and clears the logged failures; for tests that expect them. */
  takeLogged(): LoggedFailure[]
  runner: JobRunner
  runJobs(): Promise<void>
  scope<Result>(work: (scope: Scope) => Promise<Result>): Promise<Result>
  user(options?: NewTestUser): Promise<TestUser>
  /** A user's current credits. */
  balance(user: TestUser): Promise<number>
  fourRoles(): Promise<{ owner: TestUser; other: TestUser; premium: TestUser; staff: TestUser }>
  reset(): Promise<void>
  close(): Promise<void>
}

/** Quick fakes; a test's own engine also makes the samples. */
function testEngines(brought: Partial<Engines> = {}): Engines {
  const engines = { ...createTestEngines(), ...brought }
  return { ...engines, draft: brought.draft ?? engines }
}

/** Ended work was charged or released: no kind of job may forget it. */
async function expectNothingHeld(db: Db) {
  const waiting = await db.$count(jobs, inArray(jobs.status, ['QUEUED', 'RUNNING']))
  if (waiting > 0) return
  const [open] = await db.select().from(creditHolds).where(eq(creditHolds.status, 'HELD'))
  if (open) throw new Error(`All work has ended, but ${open.amount} credits are still held for ${open.action}`)
}

/** The calls that this backend has yet to answer. */
function followCalls(backend: Backend): ReadonlySet<Promise<Response>> {
  const running = new Set<Promise<Response>>()
  const { fetch } = backend
  backend.fetch = (...call) => {
    const answer = Promise.resolve(fetch(...call))
    const forget = () => running.delete(answer)
    running.add(answer)
    answer.then(forget, forget)
    return answer
  }
  return running
}

const noRenderer: Renderer = {
  isAvailable: async () => false,
  run: () => Promise.reject(new Error('This test has no renderer')),
}

const sharedSandbox = createNodeSandbox()

const keys = createKeyring('a secret for tests that is long enough')

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = options.database ?? (await borrowTestDatabase())
  const clock = createSteppedClock()
  const start = clock.now()
  const files = createMemoryFiles()
  const mail: MailMessage[] = []
  const events: RecordedEvent[] = []
  const disconnected: string[] = []
  const logged: LoggedFailure[] = []
  const app: App = {
    db: opened.db,
    files: options.files ?? files,
    clock,
    keys: await keys,
    jobs: { wake: () => undefined },
    renderer: options.renderer ?? noRenderer,
    sandbox: options.sandbox ?? sharedSandbox,
    engines: testEngines(options.engines),
    prices: options.prices ?? PRICE_TABLE,
    payments: options.payments === undefined ? createDemoPayments(() => app) : options.payments,
    mail: { send: async (message) => void mail.push(message) },
    realtime: {
      trigger: async (channel, event, data) => void events.push({ channel, event, data }),
      disconnectSessions: async (sessionIds) => void disconnected.push(...sessionIds),
      authorize: (...asked) => signChannel(app, ...asked),
    },
    passwordHasher: createPasswordHasher({ memoryKib: 64, passes: 1 }),
    identity: options.identity ?? { verify: async () => null },
    places: options.places ?? { countryOf: async () => null },
    log: { error: (message, cause) => void logged.push({ message, cause }) },
    config: {
      publicUrl: 'http://localhost:4400',
      verifyEmail: false,
      googleClientId: null,
      diskReserveBytes: 0,
      checksAnswers: true,
      ...options.config,
    },
  }
  const backend = withListedAnswers(createBackend(app), app.log)
  const running = followCalls(backend)
  const runner = createJobRunner(app, { handlers: options.jobHandlers ?? jobHandlers })
  const user = (wanted?: NewTestUser) => makeUser(app, wanted)
  const takeLogged = () => logged.splice(0)
  return {
    ...createCaller(backend, logged),
    app,
    backend,
    db: opened.db,
    clock,
    files,
    mail,
    events,
    disconnected,
    logged,
    takeLogged,
    runner,
    async runJobs() {
      await runner.runDue()
      await expectNothingHeld(opened.db)
    },
    scope: (work) => transact(app, work),
    user,
    balance: (asked) => balanceOf(opened.db, asked),
    fourRoles: async () => ({
      owner: await user(),
      other: await user(),
      premium: await user({ isPremium: true }),
      staff: await user({ isStaff: true }),
    }),
    async reset() {
      // A page that was closed leaves calls behind, whose rows would be locked or added to the next test.
      await Promise.allSettled(running)
      const unread = takeLogged()
      await emptyTables(opened.db)
      files.clear()
      clock.set(start)
      for (const list of [mail, events, disconnected]) list.length = 0
      if (unread[0]) throw new Error(`The test before left an unexpected failure: ${unread[0].message}`, unread[0])
    },
    close: () => opened.close(),
  }
}
