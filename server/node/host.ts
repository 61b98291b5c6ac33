import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBackend } from '#server/app.ts'
import type { App } from '#server/platform/context.ts'
import { migrate, type Migration, requireSchema } from '#server/platform/db/migrate.ts'
import { type OpenedDb, openPglite } from '#server/platform/db/pglite.ts'
import { ENGINES_CHANGED, readEngineValues } from '#server/platform/db/queries/engine-settings.ts'
import type { EngineSetup } from '#server/platform/ports/engine-setup.ts'
import type { Engines } from '#engines/ports.ts'
import { serviceSources } from '#server/platform/http/security-headers.ts'
import { settleForeignPlans } from '#server/modules/billing/require-running.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import { assemble, SYSTEM_CLOCK } from './assemble.ts'
import { ROWS_OF_BACKUP, writeRowsAnew } from './backup/rows.ts'
import type { BodyLimits } from './body-limits.ts'
import { loadClientFiles } from './client-files.ts'
import type { HostConfig } from './config.ts'
import type { ConnectEngines } from './connect-engines.ts'
import { lockDataDir } from './data-lock.ts'
import { discardIncoming } from './disk-files.ts'
import { createEngineSetup, listVoices } from './engine-setup.ts'
import { findProgram } from './find-program.ts'
import { checksOf, failingEnginesOf, mountHealth, type Phase } from './health.ts'
import { openJobs } from './host-jobs.ts'
import type { Metrics } from './metrics.ts'
import { closeServer, listen } from './listen.ts'
import { consoleLog, hideInLog } from './log.ts'
import { mountOperator } from './operator.ts'
import { mountContract, mountPages } from './pages.ts'
import type { ProviderState } from './provider-accounts.ts'
import { openProviderState } from './provider-state.ts'
import type { Notices } from './notices.ts'
import { attachRealtime } from './realtime-sockets.ts'
import { withServices } from './services.ts'
import type { Tracing } from './tracing.ts'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const NAME = 'db'

const PREPARING = 'db-preparing-'

const HOUR_MS = 60 * 60 * 1000

/** How long the start waits for the first list, ms. */
const TIMEOUT_MS = 5_000

/** How long a stopping server goes on answering while /readyz says that it stops: balancers ask every few seconds. ms */
const NOTICE_MS = 5_000

export interface HostParts {
  migrations: readonly Migration[]
  /** Or how they are made of what calls of providers have in common. */
  engines: Engines | ((state: ProviderState) => ConnectEngines)
  /** Where untrusted bytes are read; closed with the host. */
  sandbox: Sandbox
  /** Looks for programs with models on this machine; left out: nothing does. */
  findLocal?: EngineSetup['findLocal']
  /** A browser to render with; null for none. */
  browser: string | null
  /** URL of the started program: the build's output is beside it. Unbuilt, left out. */
  program?: string
  /** What is counted, and shown at METRICS_PORT. */
  metrics?: Metrics | undefined
  /** Follows calls, jobs and requests to providers; closed with the host. */
  tracing?: Tracing | undefined
  /** Time limits for the body of a request. Left out: those for users' connections. */
  bodyLimits?: BodyLimits
}

export interface RunningHost {
  /** The public URL. */
  url: string
  app: App
  stop(): Promise<void>
}

/**
 * The rows: PostgreSQL by URL, shared with the other processes of a fleet and otherwise for this process alone, or PGlite in
 * the data directory. `program` as in HostParts.
 */
export async function openDatabase(config: HostConfig, program = import.meta.url): Promise<OpenedDb> {
  const { databaseUrl, dataDir, isFleet } = config
  if (databaseUrl !== null) {
    // PostgreSQL's code is loaded only where it is used.
    const { openPostgres, openPostgresAlone } = await import('./postgres.ts')
    return isFleet ? openPostgres(databaseUrl) : openPostgresAlone(databaseUrl)
  }
  const source = new URL('prepare-database.ts', import.meta.url)
  return openDiskPglite(dataDir, findProgram('prepare-database', program) ?? source)
}

/** Brings the schemas of the app and of its queue up to date, before a roll-out. @returns the new migrations' names */
export async function migrateDatabase(config: HostConfig, migrations: readonly Migration[]): Promise<string[]> {
  const { db, close } = await openDatabase(config)
  try {
    const added = await migrate(db, migrations)
    await (await openJobs(config, { clock: SYSTEM_CLOCK, log: consoleLog })).stop()
    return added
  } finally {
    await close()
  }
}

/** Starts the whole server: the data directory is locked before anything in it is accessed, and unlocked last. */
export async function startHost(config: HostConfig, parts: HostParts): Promise<RunningHost> {
  const { migrations, sandbox, program, bodyLimits, metrics, tracing } = parts
  hideInLog(secretsOf(config))
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const undo: (() => unknown)[] = []
  try {
    const lock = config.isFleet ? undefined : await lockDataDir(config.dataDir, 'server')
    undo.push(() => lock?.release())
    if (lock) await discardIncoming(path.join(config.dataDir, 'files'))
    const { db, pool, close } = await openDatabase(config, program)
    undo.push(close)
    undo.push(() => sandbox.close())
    if (config.isFleet && config.role !== 'all') await requireSchema(db, migrations)
    else await migrate(db, migrations)
    undo.push(() => tracing?.close())
    const notices =
      config.databaseUrl === null
        ? null
        : await (await import('./notices.ts')).openNotices(config.databaseUrl, consoleLog)
    undo.push(() => notices?.close())
    const state = await openProviderState(config, { db, notices, log: consoleLog })
    undo.push(state.close)
    const given = parts.engines
    const connect: ConnectEngines = typeof given === 'function' ? given(state) : () => given
    const jobs = await openJobs(config, { clock: SYSTEM_CLOCK, log: consoleLog, tracer: tracing?.tracer, notices })
    let address = ''
    let phase: Phase = 'starting'
    const watching = { meter: metrics?.meter, tracer: tracing?.tracer }
    const { app, hub, ...assembled } = await assemble(config, {
      ...{ ...parts, ...watching, db, engines: connect(config.engines), jobs },
      // A process alone hears of its own events without them.
      notices: config.isFleet ? notices : null,
      url: () => address,
    })
    undo.push(assembled.close)
    const client = await loadClientFiles(config.clientDir, (html) => withServices(html, config.services))
    const backend = createBackend(app, {
      services: serviceSources(config.services, config.adOrigins),
      api: config.apiOrigins,
      files: config.fileOrigins,
      appOrigins: config.appOrigins,
      googleSignIn: config.googleClientId !== null,
      mountMore: (more) => mountContract(more, client),
      mountFirst(each) {
        metrics?.watchCalls(each)
        tracing?.followCalls(each)
      },
    })
    const rows = path.join(config.dataDir, ROWS_OF_BACKUP)
    // Other processes can read PostgreSQL themselves.
    mountOperator(backend, app, config.databaseUrl === null ? () => writeRowsAnew(db, rows) : null)
    const checks = checksOf(app, migrations, config.isFleet, jobs.check)
    mountHealth(backend, app.db, { checks, phase: () => phase, failingEngines: failingEnginesOf(app) })
    mountPages(backend, app, client)
    const shown = config.metrics && (await metrics?.serve(config.metrics, { app, hub, pool }))
    undo.push(() => shown?.close())
    const { server, url } = await listen(config, backend, bodyLimits)
    address = url
    const closeSockets = attachRealtime(server, hub)
    if (typeof given === 'function') {
      const setup = createEngineSetup(app, config, connect, state, parts.findLocal)
      undo.push(await keepEngines(app, setup, notices))
    }
    undo.push(await keepVoices(app))
    await jobs.start(app)
    undo.push(async () => {
      const endsAt = performance.now() + config.drainMs
      const stopped = jobs.stop()
      // What is drawn here reports to this very server, and balancers notice that it is no longer ready.
      if (config.drainMs > 0) await Promise.all([stopped, wait(Math.min(NOTICE_MS, config.drainMs))])
      closeSockets()
      // In parallel: each of them has its own time limit, and a stop has few seconds.
      await Promise.all([stopped, closeServer(server, endsAt - performance.now())])
    })
    const settling = settleForeignPlans(app).catch((cause: unknown) =>
      app.log.error('Plans of another provider were not settled', cause),
    )
    undo.push(() => settling)
    lock?.announce(url)
    phase = 'ready'
    const stop = () => {
      phase = 'stopping'
      return undoAll(undo)
    }
    return { url, app, stop }
  } catch (cause) {
    await undoAll(undo)
    throw cause
  }
}

/** In reverse order, each one even when another fails. */
async function undoAll(steps: (() => unknown)[]) {
  for (const step of steps.splice(0).reverse())
    try {
      await step()
    } catch (cause) {
      consoleLog.error('A part of the server did not stop cleanly', cause)
    }
}

/** Uses what staff have set, now and whenever another process says that it has changed. Returns how to stop. */
async function keepEngines(app: App, setup: EngineSetup, notices: Notices | null): Promise<() => void> {
  app.engineSetup = setup
  let isUsed = false
  const read = async () => {
    const stored = await readEngineValues(app, setup)
    isUsed ||= Object.keys(stored).length > 0
    await setup.learn(stored)
    // Those of the environment are connected already.
    if (isUsed) setup.use(stored)
  }
  await read()
  const readAgain = () =>
    void read().catch((cause: unknown) => app.log.error('The engine settings could not be read', cause))
  /** Providers change how their models are asked; a model that waits for it is used as soon as it is known. */
  const learnAnew = async (isAnew: boolean) => {
    const stored = await readEngineValues(app, setup)
    if (await setup.learn(stored, isAnew)) setup.use(stored)
  }
  let minutes = 0
  const learn = () =>
    void learnAnew(minutes++ % 60 === 0).catch((cause: unknown) =>
      app.log.error('How models are asked could not be read', cause),
    )
  learn()
  const timer = setInterval(learn, HOUR_MS / 60).unref()
  const stopListening = notices?.listen(ENGINES_CHANGED, readAgain, readAgain)
  return () => {
    clearInterval(timer)
    stopListening?.()
  }
}

/** Lists the voices of providers, now and every hour. Returns, when they are listed or late, how to stop. */
async function keepVoices(app: App): Promise<() => void> {
  const refresh = () => listVoices(app.engines, app.log)
  const timer = setInterval(() => void refresh(), HOUR_MS).unref()
  let late: ReturnType<typeof setTimeout> | undefined
  await Promise.race([refresh(), new Promise((resolve) => (late = setTimeout(resolve, TIMEOUT_MS)))])
  clearTimeout(late)
  return () => clearInterval(timer)
}

/**
 * PGlite in the data directory. Its first start needs a second program and memory that WebAssembly never frees (some 140 MB),
 * so an empty database is created in a separate process; it gets its name when it is complete.
 * @param program the built or unbuilt `prepare-database.ts`
 */
async function openDiskPglite(dataDir: string, program: URL): Promise<OpenedDb> {
  const folder = path.join(dataDir, NAME)
  if (!existsSync(folder)) await prepare(dataDir, folder, program)
  return openPglite({ dataDir: folder })
}

async function prepare(dataDir: string, folder: string, program: URL): Promise<void> {
  // Left by a process that was killed meanwhile.
  for (const name of await readdir(dataDir))
    if (name.startsWith(PREPARING)) await rm(path.join(dataDir, name), { recursive: true, force: true })
  const preparing = await mkdtemp(path.join(dataDir, PREPARING))
  try {
    // It lives for seconds: optimising the database's WebAssembly takes as long as what it does.
    await promisify(execFile)(process.execPath, ['--liftoff-only', fileURLToPath(program), preparing])
    await rename(preparing, folder)
  } catch (cause) {
    await rm(preparing, { recursive: true, force: true })
    throw new Error(`No database could be made in ${dataDir}`, { cause })
  }
}

/** All secrets in the settings. */
export function secretsOf(config: HostConfig): string[] {
  const { engines, whisper, translator, stripe, s3, pusher, smtpUrl, databaseUrl, secretKeys } = config
  const keys = [...Object.values(engines.providers).map(({ key }) => key), whisper?.key, translator?.key]
  const passwords = [smtpUrl, databaseUrl].flatMap((url) => {
    const password = url !== null && URL.canParse(url) ? new URL(url).password : ''
    return [password, decodeURIComponent(password)]
  })
  return [
    ...keys,
    ...(secretKeys ?? []),
    stripe?.secretKey,
    stripe?.webhookSecret,
    s3?.secretKey,
    pusher?.secret,
    ...passwords,
  ].filter((each) => each != null)
}
