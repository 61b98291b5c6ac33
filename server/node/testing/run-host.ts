import { transact } from '#server/context.ts'
import { reserveUpload } from '#server/files/reserve-upload.ts'
import { createNodeSandbox } from '#server/sandbox/node.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { makeUser } from '#server/testing/test-user.ts'
import { readConfig } from '../config.ts'
import { startHost } from '../host.ts'
import { stopOnSignals } from '../signals.ts'

// Run as a process: the whole server with quick engines, to be killed and started again. Settings come from the environment.
const host = await startHost(readConfig(process.env, ''), {
  migrations: await readMigrations(),
  engines: createTestEngines(),
  sandbox: createNodeSandbox(),
  browser: null,
})
stopOnSignals(host)
const size = Number(process.argv[2])
if (size > 0) {
  const { id: userId, token } = await makeUser(host.app)
  const wish = { userId, fileName: 'a.png', contentType: 'image/png', size }
  const { address } = await transact(host.app, (scope) => reserveUpload(scope, wish))
  console.log('reserved', JSON.stringify({ address, token }))
}
console.log('listening', host.url)
