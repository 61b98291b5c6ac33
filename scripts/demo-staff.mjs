#!/usr/bin/env node
// Fills a database with users and a year of activity, to test the staff pages at scale: --events N (200000).
// Into DATA_DIR (.data), or DATABASE_URL after the server has been started on it once; not while a server runs on it.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot, projectNode, toolEnv } from './lib/paths.mjs'
import { runScript, say } from './lib/say.mjs'

/** Exports that wait for a reviewer. */
const FILMS = 12
const dataDir = process.env['DATA_DIR'] ?? inRoot('.data')
const STAFF = { email: 'staff@example.com', password: 'staff-of-a-demo' }

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const { values } = parseArgs({ options: { events: { type: 'string', default: '200000' } } })
  const events = Number(values.events)
  if (!Number.isInteger(events) || events < 100) throw new Error('--events takes a number from 100 on')
  await ensureBuild()
  // Makes the schema, too.
  const account = [inRoot('dist/server/user.mjs'), STAFF.email, '--staff', '--password', STAFF.password]
  execFileSync(projectNode(), account, { env: toolEnv({}) })
  const { seedStaffDemo } = await import('./lib/seed-staff-demo.mjs')
  const begun = performance.now()
  const { db, close } = await openDatabase()
  const films = Array.from({ length: Math.min(FILMS, Math.floor(events / 50)) }, () => randomUUID())
  try {
    await bringFiles(films)
    await seedStaffDemo(db, events, { films })
    await db.exec('vacuum analyze')
  } finally {
    await close()
  }
  say(
    `${events} events in ${Math.round((performance.now() - begun) / 1000)} s. Staff: ${STAFF.email}, ${STAFF.password}`,
  )
})

/** One small video for all of them. */
async function bringFiles(films) {
  const folder = join(dataDir, 'files/media')
  await mkdir(folder, { recursive: true })
  const film = inRoot('server/modules/rendering/testing/grey-square.mp4')
  for (const id of films) await copyFile(film, join(folder, `${id}.mp4`))
}

async function openDatabase() {
  const url = process.env['DATABASE_URL']
  if (url) {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return { db: { exec: (text) => client.query(text) }, close: () => client.end() }
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const db = new PGlite(join(dataDir, 'db'))
  return { db, close: () => db.close() }
}
