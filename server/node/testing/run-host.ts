import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { readConfig } from '../config.ts'
import { connectEngines } from '../connect-engines.ts'
import { findBrowser } from '../find-program.ts'
import { migrateDatabase, startHost } from '../host.ts'
import { stopOnSignals } from '../signals.ts'

// Run as a process: the whole server with quick engines and those from the environment, to be killed and started again.
// Settings come from the environment. With CLIENT_DIR, the built app, it also draws exports.
const { CLIENT_DIR } = process.env
const config = readConfig(process.env, CLIENT_DIR ?? '')
const migrations = await readMigrations()
if (config.role === 'migrate') {
  await migrateDatabase(config, migrations)
  process.exit(0)
}
const sandbox = createNodeSandbox()
const host = await startHost(config, {
  migrations,
  engines: (state) => (settings) =>
    connectEngines(createTestEngines(), settings, { sandbox, onFailure: () => undefined, state }),
  sandbox,
  browser: CLIENT_DIR === undefined ? null : findBrowser(process.env),
})
stopOnSignals(host, config.drainMs)
console.log('listening', host.url)
