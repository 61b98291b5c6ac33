// The built server on its own data, empty at each start; tests read the emails that it writes there.
import { mkdirSync, rmSync } from 'node:fs'
import { dataDirOf } from './data-dir.mjs'

const dataDir = dataDirOf(process.env['PORT'])
const removeData = () => rmSync(dataDir, { recursive: true, force: true })
removeData()
mkdirSync(dataDir, { mode: 0o700 })
process.env['DATA_DIR'] = dataDir
// What runs on a developer's machine changes no test.
process.env['LOCAL_ENGINES'] ??= '0'
process.once('exit', removeData)
// Imported indirectly: the compiler would check the built server too.
await import(new URL('../dist/server/main.mjs', import.meta.url).href)
