import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createBackend } from '#server/app.ts'
import type { App } from '#server/platform/context.ts'
import { migrate, type Migration } from '#server/platform/db/migrate.ts'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import type { Engines } from '#engines/ports.ts'
import { recoverJobs } from '#server/platform/jobs/claim.ts'
import { serviceSources } from '#server/platform/http/service-sources.ts'
import { settleForeignPlans } from '#server/modules/billing/settle-foreign-plans.ts'
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
import { keepVoices } from './keep-voices.ts'
import { closeServer, listen } from './listen.ts'
import { consoleLog, hideInLog } from './log.ts'
import { mountOperator } from './operator.ts'
import { openDiskPglite } from './open-disk-pglite.ts'
import { mountContract, mountPages } from './pages.ts'
import { openPostgresAlone } from './postgres.ts'
import { attachRealtime } from './realtime-sockets.ts'
import { secretsOf } from './secrets-of.ts'
import { withServices } from './services-element.ts'

export interface HostParts {
  migrations: readonly Migration[]
  engines: Engines
  /** Where bytes from outside are read; closed with the host. */
  sandbox: Sandbox
  /** A browser to render with; null for none. */
  browser: string | null
  /** Address of the started program: what the build made lies beside it. Unbuilt, left out. */
  program?: string
  /** How long the body of a request may take. Left out: what people's lines need. */
  bodyLimits?: BodyLimits
}

export interface RunningHost {
  /** Where people reach it. */
  url: string
  app: App
  stop(): Promise<void>
}

/** The rows, for this process alone: PostgreSQL by address, or PGlite in the data directory. `program` as in HostParts. */
export async function openDatabase({ databaseUrl, dataDir }: HostConfig, program = import.meta.url): Promise<OpenedDb> {
  if (databaseUrl !== null) return openPostgresAlone(databaseUrl)
  const source = new URL('prepare-database.ts', import.meta.url)
  return openDiskPglite(dataDir, findProgram('prepare-database', program) ?? source)
}

/** Starts the whole server: the data directory is locked before anything in it is touched, and unlocked last. */
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
    // Alone on this data: what still counts as running died with its process.
    await recoverJobs(app)
    const { server, url } = await listen(config, backend, bodyLimits)
    address = url
    const closeSockets = attachRealtime(server, hub)
    undo.push(await keepVoices(engines.voice, app.log))
    runner.start()
    // Side by side: each of them has its own time limit, and a stop has few seconds.
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
