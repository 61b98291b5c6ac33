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
// The members of staff that the tab host has among its personas (mocks/seeds/personas.ts).
const program = fileURLToPath(new URL('../dist/server/user.mjs', import.meta.url))
const staff = [
  ['stella.staff@example.com', '--staff', '--premium'],
  ['sam.support@example.com', '--staff', '--roles', 'support'],
  ['fay.finance@example.com', '--staff', '--roles', 'finance'],
  ['rita.reviewer@example.com', '--staff', '--roles', 'reviewer'],
]
for (const account of staff) execFileSync(process.execPath, [program, ...account, '--password', 'storyloom-sandbox'])
// Named indirectly: the compiler would check the built server too.
await import(new URL('../dist/server/main.mjs', import.meta.url).href)
