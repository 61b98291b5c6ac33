// All hosts of the tests, started in parallel: the built server, the app with its backend in the tab, and the dev server, on
// E2E_PORT and the two ports after it. It reports when each of them answers and the server has its staff.
import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDirOf } from './data-dir.mjs'

const root = new URL('..', import.meta.url).pathname
const nodeHost = Number(process.env['E2E_PORT'] ?? 4482)
/** Interval of polling a host, ms. */
const ASK_EVERY = 200
/** The members of staff that the tab host has among its personas (mocks/seeds/personas.ts). */
const STAFF = [
  ['stella.staff@example.com', '--staff', '--premium'],
  ['sam.support@example.com', '--staff', '--roles', 'support'],
  ['fay.finance@example.com', '--staff', '--roles', 'finance'],
  ['rita.reviewer@example.com', '--staff', '--roles', 'reviewer'],
]

const urls = [0, 1, 2].map((at) => `http://localhost:${nodeHost + at}/`)
for (const url of urls)
  if (await fetch(url).catch(() => null))
    throw new Error(`${url} is taken: end what runs there, or choose others with E2E_PORT`)

const hosts = ['e2e/fresh-node-host.mjs', 'e2e/built-tab-host.mjs', 'scripts/dev.mjs'].map((program, at) => {
  const env = { ...process.env, PORT: String(nodeHost + at) }
  return { program, child: spawn(process.execPath, [program], { cwd: root, env, stdio: 'inherit' }) }
})
const running = new Set(hosts.map(({ child }) => child))
let isEnding = false
function end() {
  isEnding = true
  for (const child of running) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
// Also if a host cannot be started or the staff not be created: none keeps running.
process.once('exit', end)
for (const { program, child } of hosts) {
  child.once('exit', (code) => {
    running.delete(child)
    if (!isEnding) {
      console.error(`${program} ended with ${code}`)
      process.exitCode = 1
      end()
    }
    if (running.size === 0) process.exit()
  })
}

await Promise.all(urls.map(untilItAnswers))
await Promise.all(STAFF.map(addStaff))
console.log('All hosts are there')

async function untilItAnswers(url) {
  while (!isEnding && !(await fetch(url).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY))
}

/** The server that has the data open creates the account itself. */
async function addStaff(account) {
  const args = [join(root, 'dist/server/user.mjs'), ...account, '--password', 'storyloom-sandbox']
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDirOf(nodeHost) } })
}
