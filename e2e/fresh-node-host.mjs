// The built server on data of its own. The folder is made here and not in the configuration, which several processes read.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dataDir = mkdtempSync(join(tmpdir(), 'storyloom-e2e-'))
process.env['DATA_DIR'] = dataDir
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
// Named indirectly: the compiler would check the built server too.
await import(new URL('../dist/server/main.mjs', import.meta.url).href)
