import path from 'node:path'
import type { App } from '#server/platform/context.ts'
import { migrations } from '#server/platform/db/migration-files.ts'
import { MigrationError } from '#server/platform/db/migrate.ts'
import { createBrowserVideos } from './browser-videos.ts'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { DataLocked } from './data-lock.ts'
import { DatabaseLocked, DatabaseUnreachable } from './database-errors.ts'
import { openNodeEngines } from './engines.ts'
import { describeChoice } from './engine-settings.ts'
import { findBrowser } from './find-program.ts'
import { createLocalSearch, describeLocal } from './local-engines.ts'
import { localOffers } from '#server/modules/staff/local-offers.ts'
import { migrateDatabase, startHost } from './host.ts'
import { listModels, modelFolder } from './models/model-folder.ts'
import { consoleLog, say, setLogFormat } from './log.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { stopOnSignals } from './signals.ts'

// The server program, built to dist/server/main.mjs beside the app in dist/client.
process.on('unhandledRejection', (cause) => consoleLog.error('Unhandled rejection', cause))

try {
  const config = readConfig(process.env, path.join(import.meta.dirname, '../client'))
  setLogFormat(config.logFormat)
  if (config.role === 'migrate') {
    const added = await migrateDatabase(config, migrations)
    say(added.length > 0 ? `Migrated: ${added.join(', ')}` : 'The schema was up to date')
    process.exit(0)
  }
  const browser = findBrowser(process.env)
  const sandbox = createNodeSandbox(import.meta.url)
  let address = ''
  // Their code is loaded only where it is used.
  const metrics = config.metrics ? (await import('./metrics.ts')).createMetrics() : undefined
  const tracing =
    config.tracesUrl === null ? undefined : (await import('./tracing.ts')).createTracing(config.tracesUrl, config.role)
  const findPrograms = createLocalSearch(config.localPorts, config.port)
  const host = await startHost(config, {
    migrations,
    engines: (state) =>
      openNodeEngines(
        import.meta.url,
        { ...config, meter: metrics?.meter, tracer: tracing?.tracer },
        sandbox,
        createBrowserVideos({ program: browser, origin: () => address }),
        state,
      ),
    findLocal: async () => [...(await findPrograms()), ...listModels(modelFolder(config.dataDir))],
    sandbox,
    browser,
    program: import.meta.url,
    metrics,
    tracing,
  })
  address = host.url
  stopOnSignals(host, config.drainMs)
  void host.app.engines.checkModels?.()
  say(`Storyloom is at ${host.url}${config.role === 'all' ? '' : `, as ${config.role}`}`)
  say(`Data: ${config.databaseUrl === null ? config.dataDir : `PostgreSQL, files in ${config.dataDir}`}`)
  if (config.s3) say(`Files: ${config.s3.url}, for browsers ${config.s3.publicUrl}`)
  if (config.smtpUrl === null) say(`Mail: no SMTP_URL, so mail is written to ${config.dataDir}/outbox`)
  if (!config.verifyEmail) say('Accounts are verified at once; set VERIFY_EMAIL=1 to have them open a mailed link')
  for (const [port, choices] of Object.entries(config.engines.choices)) say(`Engine: ${describeChoice(port, choices)}`)
  for (const warning of config.engines.warnings) say(`Warning: ${warning}`)
  if (Object.keys(config.engines.choices).length > 0) say(`Prices: as of ${config.prices.asOf}`)
  if (config.stripe === null)
    say(
      config.hasDemoCheckout
        ? 'Payments: no STRIPE_SECRET_KEY, so the demo checkout gives plans and credits away'
        : 'Payments: none. The demo checkout is refused while a service with a key is connected; DEMO_CHECKOUT=1 allows it',
    )
  void sayLocal(host.app, host.url)
  if (browser === null) say('Exports: no Chromium found, so videos are rendered in the tab that asks for them')
} catch (cause) {
  console.error(explain(cause))
  process.exit(1)
}

/** Models on this machine that are not used yet. */
async function sayLocal(app: App, url: string): Promise<void> {
  const offers = (await localOffers(app))?.filter(({ state }) => state === 'OFFERED')
  if (!offers || offers.length === 0) return
  say(`Found on this computer: ${describeLocal(offers)}`)
  say(`Admins (npm run user -- EMAIL --staff) can use them at ${url}/admin-stats/engines`)
}

/** Errors that users can fix, in a line; everything else in full. */
function explain(cause: unknown): unknown {
  const plain = [DataLocked, DatabaseLocked, DatabaseUnreachable, ConfigError, MigrationError]
  if (cause instanceof Error && plain.some((kind) => cause instanceof kind)) return cause.message
  if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
    return `${cause.message}. Another program is using this port. Stop it, or set PORT to another one.`
  return cause
}
