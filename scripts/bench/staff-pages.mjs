import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { createCall } from '#src/shared/api/create-call.ts'
import { inRoot, projectNode, toolEnv } from '../lib/paths.mjs'
import { seedStaffDemo } from '../lib/seed-staff-demo.mjs'
import { startNodeHost } from './node-host.mjs'
import { median, timed } from './timing.mjs'

const ROUNDS = 20
const STAFF = { username: 'staff@example.com', password: 'measured-password' }

const EVER = { from: '2000-01-01', to: '2099-12-31' }
const rows = (kind, more = {}) => ['listStaffRows', { params: { kind, page_size: 100, ...more } }]

/** What the staff pages ask, of the largest ranges they offer, and the rows that the figures of them lead to. */
const callsOf = (from) => [
  ['getStats', { params: { days: 180 } }],
  ['getCumulativeStats', { params: { days: 90 } }],
  ['getStaffOverview', {}],
  ['getActiveUsers', { body: { num_days: 90 } }],
  ['getUsageMetrics', { body: { num_days: 90 } }],
  ['getUsageDataByAction', { params: { num_days: 90 } }],
  ['getFunnelAnalytics', {}],
  ['getFunnelAnalytics', { params: { start_date: EVER.from } }],
  ['getGenerationAnalytics', { params: { days: 90 } }],
  ['getQualityData', { body: { num_days: 90 } }],
  ['getPartnerReport', { body: { start_date: EVER.from, end_date: EVER.to } }],
  ['getPremiumUsersCreditSummary', { params: { page_size: 100 } }],
  ['listAuditTrail', { params: { page_size: 100 } }],
  ['searchUserSummary', { params: { email: 'person' } }],
  ['searchUserSummary', { params: { email: 'example.com' } }],
  ['searchUserSummary', { params: { email: '77-' } }],
  ['searchUserSummary', { params: { email: 'son-1234' } }],
  rows('PERSON'),
  rows('PERSON', { step: 'EXPORTED_VIDEO' }),
  rows('PERSON', { dated_by: 'ACTIVE', from }),
  rows('PERSON', { dated_by: 'CHARGED', action: 'upscale', from }),
  rows('PERSON', { is_wrong: true }),
  rows('STORY', { status: 'FAILED' }),
  rows('STORY', { dated_by: 'GENERATED', from }),
  rows('TASK'),
  rows('TASK', { status: 'FAILED', from }),
  rows('TASK', { sort: 'work_ms' }),
  rows('EXPORT', { status: 'COMPLETED' }),
  rows('EXPORT', { status: 'FAILED', reason: 'The disk is full', from }),
  rows('CHARGE', { status: 'CAPTURED' }),
  rows('CHARGE', { page: 400 }),
  rows('CHARGE', { status: 'CAPTURED', type: 'upscale', from }),
  rows('CHARGE', { status: 'CAPTURED', source: 'YouTube', joined_from: from }),
  rows('LEDGER'),
  rows('PAYMENT', { status: 'PAID', currency: 'USD' }),
  rows('PIECE', { from }),
  rows('UPLOAD'),
  rows('REPORT', { status: 'OPEN' }),
]

/**
 * The calls of the staff pages on a server with so many events, and on one with a tenth of them.
 * @param {{ port: number, browser: string, events: number, createDatabase?: () => string, onCall?: (call: string, ms: number) => void }} options
 *   without `createDatabase` in PGlite; with it in the empty databases of PostgreSQL that it answers
 * @returns {Promise<{ slowest: number, growth: number }>} ms: of the slowest call the 95th percentile of its rounds; how many times the
 *   slowest median with a tenth of the events the slowest one is
 */
export async function measureStaffPages({ port, browser, events, createDatabase, onCall }) {
  const measure = (of, log) => slowestOf({ port, browser, events: of, databaseUrl: createDatabase?.(), onCall: log })
  const few = await measure(events / 10)
  const many = await measure(events, onCall)
  return { slowest: many.p95, growth: many.median / few.median }
}

async function slowestOf({ port, browser, events, databaseUrl, onCall }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-staff-'))
  const env = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const command = [inRoot('dist/server/user.mjs'), STAFF.username, '--staff', '--password', STAFF.password]
  execFileSync(projectNode(), command, { env: toolEnv({ DATA_DIR: dataDir, ...env }) })
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await fill({ exec: (text) => client.query(text) }, events)
    await client.end()
  } else {
    const db = new PGlite(join(dataDir, 'db'))
    await fill(db, events)
    await db.close()
  }
  const host = await startNodeHost({ port, browser, dataDir, env })
  try {
    return await slowest(host.url, onCall)
  } finally {
    await host.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(db, events) {
  await seedStaffDemo(db, events)
  await db.exec('vacuum analyze')
}

async function slowest(url, onCall) {
  const baseUrl = `${url}/api`
  const { access } = await createCall({ baseUrl })('login', { body: STAFF })
  const call = createCall({ baseUrl, token: () => access })
  const from = new Date(Date.now() - 89 * 86_400_000).toISOString().slice(0, 10)
  const slowestOfAll = { p95: 0, median: 0 }
  for (const [id, input] of callsOf(from)) {
    const times = []
    for (let round = 0; round < ROUNDS; round++) times.push(await timed(() => call(id, input)))
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95) - 1]
    onCall?.(`${id} ${JSON.stringify(input.params ?? input.body ?? {})}`, p95)
    slowestOfAll.p95 = Math.max(slowestOfAll.p95, p95)
    slowestOfAll.median = Math.max(slowestOfAll.median, median(times))
  }
  return slowestOfAll
}
