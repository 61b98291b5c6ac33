import { runBackup } from './backup/run-backup.ts'
import { readConfig } from './config.ts'

// The backup command, built to dist/server/backup.mjs.
try {
  const tools = { program: import.meta.url, report: (text: string) => console.log(text) }
  console.log(await runBackup(readConfig(process.env, ''), process.argv.slice(2), tools))
  process.exit(0)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
