import { openPglite } from '#server/platform/db/pglite.ts'

// Creates an empty database in the given folder and ends.
const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('No folder was given')
const { close } = await openPglite({ dataDir })
await close()
// The database's WebAssembly may keep the process alive.
process.exit(0)
