import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inRoot, projectNode, toolEnv } from '../lib/paths.mjs'
import { seedStaffWorld } from '../lib/seed-staff-world.mjs'
import { startNodeHost } from './node-host.mjs'

const EVENTS = 200_000
const ROUNDS = 20
const STAFF = { username: 'staff@example.com', password: 'measured-password' }

/** What the staff pages ask, of the largest ranges they offer. */
const CALLS = [
  ['GET', '/get_stats/?days=180'],
  ['GET', '/get_cummulative_stats/?days=90'],
  ['GET', '/staff/overview/'],
  ['POST', '/get_active_users', { num_days: 90 }],
  ['POST', '/get_usage_metrics', { num_days: 90 }],
  ['GET', '/get_usage_data_by_action/?num_days=90'],
  ['GET', '/get_funnel_analytics/?start_date=2020-01-01'],
  ['GET', '/admin-stats/generation-analytics/?days=90'],
  ['POST', '/quality_data', { num_days: 90 }],
  ['POST', '/staff/partner-report/', { start_date: '2020-01-01', end_date: '2099-12-31' }],
  ['GET', '/staff/premium-users-credit-summary/?page_size=100'],
  ['GET', '/staff/rows/?kind=TASK&page_size=100&sort=work_ms'],
  ['GET', '/staff/rows/?kind=CHARGE&page_size=100&page=400'],
  ['GET', '/search_user_summary/?email=person'],
]

/**
 * The slowest call of the staff pages on a server with 200,000 events in PGlite.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<number>} ms, the 95th percentile of its rounds
 */
export async function measureStaffPages({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-staff-'))
  const command = [inRoot('dist/server/user.mjs'), STAFF.username, '--staff', '--password', STAFF.password]
  execFileSync(projectNode(), command, { env: toolEnv({ DATA_DIR: dataDir }) })
  const db = new PGlite(join(dataDir, 'db'))
  await seedStaffWorld(db, EVENTS)
  await db.close()
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const call = async (method, path, body, token) => {
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
      const answer = await fetch(`${host.url}/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const { access } = await call('POST', '/dj-rest-auth/login/', STAFF)
    const slowest = []
    for (const [method, path, body] of CALLS) {
      const times = []
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now()
        await call(method, path, body, access)
        times.push(performance.now() - begun)
      }
      slowest.push(times.sort((a, b) => a - b)[Math.floor(ROUNDS * 0.95) - 1])
    }
    return Math.max(...slowest)
  } finally {
    await host.stop()
  }
}
