import { migrations } from '#server/platform/db/migration-files.ts'
import { readConfig } from './config.ts'
import { createNodeEngines } from './engines.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { describeAccount, readArguments, runUserCommand } from './user-command.ts'

// The account command, built to dist/server/user.mjs.
try {
  const request = readArguments(process.argv.slice(2))
  const sandbox = createNodeSandbox(import.meta.url)
  const engines = createNodeEngines(import.meta.url, {}, sandbox)
  const parts = { migrations, engines, sandbox, browser: null, program: import.meta.url }
  console.log(describeAccount(await runUserCommand(readConfig(process.env, ''), parts, request)))
  // The database's WebAssembly may keep the process alive.
  process.exit(0)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
