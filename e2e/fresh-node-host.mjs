// The built server on data of its own. The folder is made here and not in the configuration, which several processes read.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dataDir = mkdtempSync(join(tmpdir(), 'storyloom-e2e-'))
process.env['DATA_DIR'] = dataDir
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
// The member of staff that the tab host has among its personas (mocks/seeds/personas.ts).
const staff = ['stella.staff@example.com', '--staff', '--premium', '--password', 'storyloom-sandbox']
execFileSync(process.execPath, [fileURLToPath(new URL('../dist/server/user.mjs', import.meta.url)), ...staff])
// Named indirectly: the compiler would check the built server too.
await import(new URL('../dist/server/main.mjs', import.meta.url).href)
