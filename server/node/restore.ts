import { migrations } from '#server/platform/db/migration-files.ts'
import { runRestore } from './backup/run-restore.ts'
import { readConfig } from './config.ts'

// The restore command, built to dist/server/restore.mjs.
try {
  const tools = { migrations, program: import.meta.url, report: (text: string) => console.log(text) }
  console.log(await runRestore(readConfig(process.env, ''), process.argv.slice(2), tools))
  process.exit(0)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
