import { readConfig } from './config.ts'
import { runFilesCommand } from './move-files.ts'

// The files command, built to dist/server/files.mjs.
try {
  const { copied, present } = await runFilesCommand(readConfig(process.env, ''), process.argv.slice(2), (done) => {
    const count = done.copied + done.present
    if (count % 100 === 0) console.log(`${count} files …`)
  })
  console.log(
    `${copied} files copied, ${present} were there already. The originals stay; delete them when all is well.`,
  )
  process.exit(0)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
