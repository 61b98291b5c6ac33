import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBackend } from '#server/app.ts'
import type { App, Log } from '#server/platform/context.ts'
import { migrate, type Migration } from '#server/platform/db/migrate.ts'
import { type OpenedDb, openPglite } from '#server/platform/db/pglite.ts'
import type { Engines, VoiceEngine } from '#engines/ports.ts'
import { recoverJobs } from '#server/platform/jobs/claim.ts'
import { serviceSources } from '#server/platform/http/security-headers.ts'
import { settleForeignPlans } from '#server/modules/billing/require-running.ts'
import { startCreditSweep } from '#server/sweep-credits.ts'
import { startCleanup } from '#server/platform/jobs/cleanup.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import { assemble } from './assemble.ts'
import type { BodyLimits } from './body-limits.ts'
import { loadClientFiles } from './client-files.ts'
import type { HostConfig } from './config.ts'
import { lockDataDir } from './data-lock.ts'
import { discardIncoming } from './disk-files.ts'
import { findProgram } from './find-program.ts'
import { closeServer, listen } from './listen.ts'
import { consoleLog, hideInLog } from './log.ts'
import { mountOperator } from './operator.ts'
import { mountContract, mountPages } from './pages.ts'
import { openPostgresAlone } from './postgres.ts'
import { attachRealtime } from './realtime-sockets.ts'
import { withServices } from './services.ts'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const NAME = 'db'

const PREPARING = 'db-preparing-'

const HOUR_MS = 60 * 60 * 1000

/** How long the start waits for the first list, ms. */
const TIMEOUT_MS = 5_000

export interface HostParts {
  migrations: readonly Migration[]
  engines: Engines
  /** Where untrusted bytes are read; closed with the host. */
  sandbox: Sandbox
  /** A browser to render with; null for none. */
  browser: string | null
  /** URL of the started program: the build's output is beside it. Unbuilt, left out. */
  program?: string
  /** Time limits for the body of a request. Left out: those for users' connections. */
  bodyLimits?: BodyLimits
}

export interface RunningHost {
  /** The public URL. */
  url: string
  app: App
  stop(): Promise<void>
}

/** The rows, for this process alone: PostgreSQL by URL, or PGlite in the data directory. `program` as in HostParts. */
export async function openDatabase({ databaseUrl, dataDir }: HostConfig, program = import.meta.url): Promise<OpenedDb> {
  if (databaseUrl !== null) return openPostgresAlone(databaseUrl)
  const source = new URL('prepare-database.ts', import.meta.url)
  return openDiskPglite(dataDir, findProgram('prepare-database', program) ?? source)
}

/** Starts the whole server: the data directory is locked before anything in it is accessed, and unlocked last. */
export async function startHost(config: HostConfig, parts: HostParts): Promise<RunningHost> {
  const { migrations, engines, sandbox, program, bodyLimits } = parts
  hideInLog(secretsOf(config))
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataDir(config.dataDir, 'server')
  const undo: (() => unknown)[] = [() => lock.release()]
  try {
    await discardIncoming(path.join(config.dataDir, 'files'))
    const { db, close } = await openDatabase(config, program)
    undo.push(close)
    undo.push(() => sandbox.close())
    await migrate(db, migrations)
    let address = ''
    const { app, runner, hub, close: closeApp } = await assemble(config, { ...parts, db, url: () => address })
    undo.push(closeApp)
    const client = await loadClientFiles(config.clientDir, (html) => withServices(html, config.services))
    const backend = createBackend(app, {
      services: serviceSources(config.services, config.adOrigins),
      api: config.apiOrigins,
      appOrigins: config.appOrigins,
      googleSignIn: config.googleClientId !== null,
      mountMore: (more) => mountContract(more, client),
    })
    mountOperator(backend, app)
    mountPages(backend, app, client)
    // Exclusive on this data: jobs that still count as running died with their process.
    await recoverJobs(app)
    const { server, url } = await listen(config, backend, bodyLimits)
    address = url
    const closeSockets = attachRealtime(server, hub)
    undo.push(await keepVoices(engines.voice, app.log))
    runner.start()
    // In parallel: each of them has its own time limit, and a stop has few seconds.
    const repeated = [startCleanup(app), startCreditSweep(app)]
    undo.push(async () => {
      closeSockets()
      await Promise.all([runner.stop(), closeServer(server), ...repeated.map((stop) => stop())])
    })
    const settling = settleForeignPlans(app).catch((cause: unknown) =>
      app.log.error('Plans of another provider were not settled', cause),
    )
    undo.push(() => settling)
    lock.announce(url)
    return { url, app, stop: () => undoAll(undo) }
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

/** Lists the voices of providers, now and every hour. Returns, when they are listed or late, how to stop. */
async function keepVoices(voice: VoiceEngine, log: Log): Promise<() => void> {
  if (!voice.refresh) return () => undefined
  const refresh = () =>
    voice
      .refresh?.()
      .catch((cause: unknown) => log.error(`The voices of ${voice.info.label} could not be listed`, cause))
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
    await promisify(execFile)(process.execPath, [fileURLToPath(program), preparing])
    await rename(preparing, folder)
  } catch (cause) {
    await rm(preparing, { recursive: true, force: true })
    throw new Error(`No database could be made in ${dataDir}`, { cause })
  }
}

/** All secrets in the settings. */
export function secretsOf(config: HostConfig): string[] {
  const { engines, whisper, translator, stripe, pusher, smtpUrl, databaseUrl } = config
  const keys = [...Object.values(engines.providers).map(({ key }) => key), whisper?.key, translator?.key]
  const passwords = [smtpUrl, databaseUrl].flatMap((url) => {
    const password = url !== null && URL.canParse(url) ? new URL(url).password : ''
    return [password, decodeURIComponent(password)]
  })
  return [...keys, stripe?.secretKey, stripe?.webhookSecret, pusher?.secret, ...passwords].filter(
    (each) => each != null,
  )
}
