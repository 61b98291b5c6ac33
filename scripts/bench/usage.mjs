import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createAccount } from '../lib/account.mjs'
import { treeMemory } from '../lib/tree-memory.mjs'
import { startNodeHost } from './node-host.mjs'
import { measureGrowth, median, timed, timesOf } from './timing.mjs'

const [ROWS, FEW] = [100_000, 1_000]
const DAYS = 365
const ROUNDS = 40
/** Calls before those that count: what a server does for the first time it compiles. */
const WARM_UP = 40
const SMALL_FILES = 5
const WATCH_INTERVAL_MS = 100
/** One of ten; the others are only ids, too: lines stay when their story is deleted. */
const STORY = '00000000-0000-4000-8000-000000000003'

/**
 * Credits on a server of its own: of an account with 100,000 lines of usage over a year, and of one with 1,000.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<Record<'summary' | 'page' | 'filtered' | 'story' | 'chart' | 'storyChart', { ms: number, growth: number }>
 *   & { csv: number, csvGrowth: number, csvMemory: number }>} the summary, the first page, a filtered one, one of a story, and the chart of
 *   a year, of all and of a story; lines a second of the CSV of all, and by how much memory grows meanwhile, MiB
 */
export async function measureUsage({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-usage-'))
  const first = await startNodeHost({ port, browser, dataDir })
  const [large, small] = await Promise.all([createAccount(first.url), createAccount(first.url)]).finally(() =>
    first.stop(true),
  )
  const db = new PGlite(join(dataDir, 'db'))
  await addUsage(db, large.username, ROWS)
  await addUsage(db, small.username, FEW)
  await db.close()
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const measure = (id, params = {}) =>
      measureGrowth(
        { rounds: ROUNDS, warmUp: WARM_UP },
        { large: () => large.call(id, { params }), small: () => small.call(id, { params }) },
      )
    const page = { page: 1, page_size: 25 }
    const calls = {
      summary: await measure('getCreditsSummary'),
      page: await measure('listUsage', page),
      filtered: await measure('listUsage', { ...page, kind: 'CHARGE', action: 'upscale' }),
      story: await measure('listUsage', { ...page, story_id: STORY }),
      chart: await measure('getUsageByDay'),
      storyChart: await measure('getUsageByDay', { story_id: STORY }),
    }
    const exportOf = async ({ call }, body = {}) => (await call('exportUsage', { body })).rows
    // A quarter first: what a file of any size needs (buffers, compiled code) is there then.
    await exportOf(large, { action: 'upscale' })
    const smallMs = median(await timesOf({ rounds: SMALL_FILES }, () => exportOf(small)))
    const before = (await treeMemory(host.pid))?.total ?? 0
    let peak = before
    const watching = setInterval(async () => {
      peak = Math.max(peak, (await treeMemory(host.pid))?.total ?? 0)
    }, WATCH_INTERVAL_MS)
    let rows = 0
    const ms = await timed(async () => (rows = await exportOf(large)))
    clearInterval(watching)
    return { ...calls, csv: (rows / ms) * 1000, csvGrowth: ms / smallMs, csvMemory: peak - before }
  } finally {
    await host.stop()
  }
}

/** Charged work straight into the tables, over a year, with its counts of days. */
async function addUsage(db, username, lines) {
  const { rows } = await db.query('select id from users where email = $1', [username])
  const user = rows[0].id
  await db.exec(`
    insert into credit_holds (user_id, action, status, amount, captured, story_id, created_at, ended_at)
      select '${user}', (array['upscale', 'regenerate_image', 'regenerate_audio', 'image_to_video'])[1 + n % 4], 'CAPTURED', 1, 1, ('00000000-0000-4000-8000-00000000000' || n / 4 % 10)::uuid,
             now() - n * interval '${(DAYS * 24 * 60) / lines} minutes', now() - n * interval '${(DAYS * 24 * 60) / lines} minutes'
      from generate_series(1, ${lines}) n;
    insert into credit_lots (user_id, source, key, granted, remaining, created_at)
      values ('${user}', 'GIFT', 'bench:${user}', ${lines}, 0, now() - interval '${DAYS} days');
    insert into credit_entries (user_id, kind, amount, action, key, created_at)
      values ('${user}', 'GRANT', ${lines}, 'gift', 'grant:${user}', now() - interval '${DAYS} days');
    insert into credit_entries (user_id, kind, amount, action, key, hold_id, created_at)
      select user_id, 'CHARGE', -1, action, 'capture:' || id, id, created_at from credit_holds where user_id = '${user}';
    insert into credit_days (user_id, day, action, story_id, charged)
      select user_id, (created_at at time zone 'UTC')::date, action, story_id, sum(captured) from credit_holds where user_id = '${user}' group by 1, 2, 3, 4;
    analyze;
  `)
}
