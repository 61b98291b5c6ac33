import { transact } from '#server/context.ts'
import { reserveUpload } from '#server/files/reserve-upload.ts'
import { createNodeSandbox } from '#server/sandbox/node.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { makeUser } from '#server/testing/test-user.ts'
import { readConfig } from '../config.ts'
import { connectEngines } from '../connect-engines.ts'
import { startHost } from '../host.ts'
import { stopOnSignals } from '../signals.ts'

// Run as a process: the whole server with quick engines and those that the environment names, to be killed and started again. Settings
// come from the environment.
const config = readConfig(process.env, '')
const sandbox = createNodeSandbox()
const host = await startHost(config, {
  migrations: await readMigrations(),
  engines: connectEngines(createTestEngines(), config.engines, { sandbox, onFailure: () => undefined }),
  sandbox,
  browser: null,
})
stopOnSignals(host)
const size = Number(process.argv[2])
if (size > 0) {
  const { id: userId, token } = await makeUser(host.app)
  const options = { userId, fileName: 'a.png', contentType: 'image/png', size }
  const { address } = await transact(host.app, (scope) => reserveUpload(scope, options))
  console.log('reserved', JSON.stringify({ address, token }))
}
console.log('listening', host.url)
