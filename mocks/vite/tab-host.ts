import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'
import { migrate } from '#server/db/migrate.ts'
import { openPglite } from '#server/db/pglite.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { SNAPSHOT_ADDRESS, WORKER_ADDRESS } from '../addresses.ts'

const cache = fileURLToPath(new URL('../../node_modules/.cache/storyloom/', import.meta.url))

/**
 * What the tab host asks its server for: MSW's service worker and the empty, migrated database. Neither is a file of `public/`, so
 * neither can reach a build.
 */
export function tabHost(): Plugin {
  return {
    name: 'storyloom:tab-host',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  }
}

const answer: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const make = answers[pathname]
  if (!make) return next()
  make()
    .then(({ type, body }) => {
      response.setHeader('Content-Type', type)
      response.setHeader('Cache-Control', 'no-cache')
      response.end(body)
    })
    .catch(next)
}

/** MSW asks the page about every request; the hundreds of modules of a dev server go past it, which saves seconds. */
const ONLY_CALLS = `self.addEventListener('fetch', (event) => {
  if (!/^\\/(api|files|health)\\b/.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation()
})
`

/**
 * MSW's worker leaves when the last page closes, and a reload closes it: the next page then updates a worker that is going away and
 * fails with 'Not found'. It stays; the built app unregisters one that it finds.
 */
const STAYS = `Object.defineProperty(self.registration, 'unregister', { value: () => Promise.resolve(false) })
`

const answers: Record<string, () => Promise<{ type: string; body: Uint8Array | string }>> = {
  [WORKER_ADDRESS]: async () => {
    const folder = path.dirname(createRequire(import.meta.url).resolve('msw/package.json'))
    const worker = await readFile(path.join(folder, 'lib/mockServiceWorker.js'), 'utf8')
    return { type: 'text/javascript', body: STAYS + ONLY_CALLS + worker }
  },
  [SNAPSHOT_ADDRESS]: async () => ({ type: 'application/x-tar', body: await snapshot() }),
}

let beingMade: Promise<Uint8Array> | undefined

/** Pages that ask while it is made wait for the same one; a failure is tried again by the next. */
const snapshot = (): Promise<Uint8Array> =>
  (beingMade ??= makeSnapshot().finally(() => {
    beingMade = undefined
  }))

/** The data directory of a PGlite with the whole, empty schema; made once for each set of migrations. */
async function makeSnapshot(): Promise<Uint8Array> {
  const migrations = await readMigrations()
  const digest = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const file = path.join(cache, `tab-${digest}.tar`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const { db, client, close } = await openPglite()
  await migrate(db, migrations)
  const dump = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer())
  await close()
  await mkdir(cache, { recursive: true })
  const mine = `${file}.${process.pid}`
  await writeFile(mine, dump)
  await rename(mine, file)
  return dump
}
