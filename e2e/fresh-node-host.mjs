// The built server on data of its own, empty at each start; tests read the mails that it leaves there.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dataDir = join(tmpdir(), `storyloom-e2e-${process.env['PORT']}`)
const removeData = () => rmSync(dataDir, { recursive: true, force: true })
removeData()
mkdirSync(dataDir, { mode: 0o700 })
process.env['DATA_DIR'] = dataDir
process.once('exit', removeData)
// The member of staff that the tab host has among its personas (mocks/seeds/personas.ts).
const staff = ['stella.staff@example.com', '--staff', '--premium', '--password', 'storyloom-sandbox']
execFileSync(process.execPath, [fileURLToPath(new URL('../dist/server/user.mjs', import.meta.url)), ...staff])
// Named indirectly: the compiler would check the built server too.
await import(new URL('../dist/server/main.mjs', import.meta.url).href)
