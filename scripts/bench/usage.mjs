import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createAccount } from '../lib/account.mjs'
import { treeMemory } from '../lib/tree-memory.mjs'
import { startNodeHost } from './node-host.mjs'

const ROWS = 100_000
const DAYS = 365
const ROUNDS = 40
/** Calls before those that count: what a server does for the first time it compiles. */
const WARM_UP = 40
const WATCH_INTERVAL_MS = 100
/** One of ten; the others are only ids, too: lines stay when their story is deleted. */
const STORY = '00000000-0000-4000-8000-000000000003'

/**
 * Credits of an account with 100,000 lines of usage on a server of its own.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<{ summary: number, page: number, filtered: number, story: number, chart: number, storyChart: number, csv: number, csvMemory: number }>}
 *   median ms of the summary, the first page, a filtered one, one of a story, and of the chart of a year, of all and of a story; lines a
 *   second of the CSV of all, and by how much memory grows meanwhile, MiB
 */
export async function measureUsage({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-usage-'))
  const first = await startNodeHost({ port, browser, dataDir })
  const { call, username } = await createAccount(first.url).finally(() => first.stop(true))
  await addUsage(join(dataDir, 'db'), username)
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const median = async (path) => {
      const times = []
      for (let round = 0; round < WARM_UP; round++) await call('GET', path)
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now()
        await call('GET', path)
        times.push(performance.now() - begun)
      }
      return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
    }
    const summary = await median('/credits_summary/')
    const page = await median('/usage_list/?page=1&page_size=25')
    const filtered = await median('/usage_list/?page=1&page_size=25&kind=CHARGE&action=upscale')
    const story = await median(`/usage_list/?page=1&page_size=25&story_id=${STORY}`)
    const chart = await median('/usage_by_day/')
    const storyChart = await median(`/usage_by_day/?story_id=${STORY}`)
    // A quarter first: what a file of any size needs (buffers, compiled code) is there then.
    await call('POST', '/usage_list/export/?action=upscale', {})
    const before = (await treeMemory(host.pid))?.total ?? 0
    let peak = before
    const watching = setInterval(async () => {
      peak = Math.max(peak, (await treeMemory(host.pid))?.total ?? 0)
    }, WATCH_INTERVAL_MS)
    const begun = performance.now()
    const { rows } = await call('POST', '/usage_list/export/', {})
    const csv = rows / ((performance.now() - begun) / 1000)
    clearInterval(watching)
    return { summary, page, filtered, story, chart, storyChart, csv, csvMemory: peak - before }
  } finally {
    await host.stop()
  }
}

/** Charged work straight into the tables, over a year, with its counts of days. */
async function addUsage(folder, username) {
  const db = new PGlite(folder)
  const { rows } = await db.query('select id from users where email = $1', [username])
  const user = rows[0].id
  await db.exec(`
    insert into credit_holds (user_id, action, status, amount, captured, story_id, created_at, ended_at)
      select '${user}', (array['upscale', 'regenerate_image', 'regenerate_audio', 'image_to_video'])[1 + n % 4], 'CAPTURED', 1, 1, ('00000000-0000-4000-8000-00000000000' || n / 4 % 10)::uuid,
             now() - n * interval '${(DAYS * 24 * 60) / ROWS} minutes', now() - n * interval '${(DAYS * 24 * 60) / ROWS} minutes'
      from generate_series(1, ${ROWS}) n;
    insert into credit_lots (user_id, source, key, granted, remaining, created_at)
      values ('${user}', 'GIFT', 'bench', ${ROWS}, 0, now() - interval '${DAYS} days');
    insert into credit_entries (user_id, kind, amount, action, key, created_at)
      values ('${user}', 'GRANT', ${ROWS}, 'gift', 'grant:bench', now() - interval '${DAYS} days');
    insert into credit_entries (user_id, kind, amount, action, key, hold_id, created_at)
      select user_id, 'CHARGE', -1, action, 'capture:' || id, id, created_at from credit_holds;
    insert into credit_days (user_id, day, action, story_id, charged)
      select user_id, (created_at at time zone 'UTC')::date, action, story_id, sum(captured) from credit_holds group by 1, 2, 3, 4;
    analyze;
  `)
  await db.close()
}
