import { migrations } from '#server/platform/db/migration-files.ts'
import { runMove } from './backup/run-move.ts'

// The move command, built to dist/server/move.mjs.
try {
  const tools = { migrations, program: import.meta.url, report: (text: string) => console.log(text) }
  console.log(await runMove(process.env, process.argv.slice(2), tools))
  process.exit(0)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
