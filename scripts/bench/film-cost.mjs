import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { createAccount, makeFilm } from '../lib/account.mjs'
import { inRoot, projectNode } from '../lib/paths.mjs'
import { watchTreeSeconds } from '../lib/tree-memory.mjs'
import { startPostgres } from '../../server/platform/db/testing/postgres.ts'
import { makePremium } from './make-premium.mjs'
import { startNodeHost } from './node-host.mjs'

const FILM = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 60 }
const CLIP = { model_id: 'draft-image-to-video', prompt: 'zoom in', duration: 5 }
const EDITS = 20
/** Rarely, for calls cost something too. */
const POLL_INTERVAL_MS = 2_000
const MAKING = { shape: 'SIXTEEN_NINE', pollMs: POLL_INTERVAL_MS }
/** How long the server is watched at rest, ms: what it does then is not the video's cost. */
const REST = 15_000
/** PostgreSQL's processes report what they counted after a second at the latest, ms. */
const REPORTED = 1_500
const [KIBIBYTE, MEBIBYTE] = [1024, 1024 * 1024]

/** Tables of the product and tickets of its queue; what the queue writes about itself is at rest, too. */
const COUNTERS = `
  select sum(n_tup_ins)::float8 as rows, sum(n_tup_ins + n_tup_upd + n_tup_del)::float8 as writes,
    sum(pg_total_relation_size(relid))::float8 / ${KIBIBYTE} as database,
    (select xact_commit from pg_stat_database where datname = current_database())::float8 as commits,
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 / ${KIBIBYTE} as log
  from pg_stat_user_tables where schemaname = 'public' or relname like 'job%'`

/**
 * What a video of a minute costs a server on PostgreSQL: made from a prompt, with an image in each scene, and exported (1920 × 1080, 30
 * frames a second); a clip of 5 s from one of its images; an edit. Without what the server does at rest.
 * @typedef {{ server: number, postgres: number, rows: number, writes: number, commits: number, database: number, log: number,
 *   files: number, calls?: number }} Cost processor seconds of the server with all that it starts and of the database; rows added; rows
 *   added, changed and deleted; transactions; KiB of tables with indexes and of PostgreSQL's own log (WAL); MiB of files; requests to
 *   providers, polls of orders included
 * @typedef {{ scenes: number, film: Cost, export: Cost, clip: Cost, edit: Cost, rest: Cost }} Costs `rest` for each second
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<{ builtIn: Costs, models: Costs } | null>} with the built-in engines, and with all but the writer at providers that
 *   fakes play; null where PostgreSQL is not installed
 */
export async function measureFilmCost({ port, browser }) {
  const postgres = startPostgres()
  if (!postgres) return null
  const fakes = spawn(projectNode(), ['engines/testing/fakes-program.ts'], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const { value } = await createInterface({ input: fakes.stdout })[Symbol.asyncIterator]().next()
    // The fake's texts are short.
    const { ENGINE_WRITER: _, ...models } = JSON.parse(value)
    const measure = (env) => costsOn({ port, browser, databaseUrl: postgres.createDatabase(), env })
    return { builtIn: await measure({}), models: await measure(models) }
  } finally {
    fakes.kill()
    postgres.stop()
  }
}

/** @returns {Promise<Costs>} */
async function costsOn({ port, browser, databaseUrl, env }) {
  const metricsPort = port + 1
  const settings = { DATABASE_URL: databaseUrl, METRICS_PORT: String(metricsPort), ...env }
  const host = await startNodeHost({ port, browser, env: settings })
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query(`select pg_read_file('postmaster.pid') as file`)
  const watched = await Promise.all([host.pid, Number.parseInt(rows[0].file, 10)].map(watchTreeSeconds))
  const countCalls = async () => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    const counts = text.matchAll(/^storyloom_provider_call_seconds_count\{.*\} (\d+)$/gm)
    return [...counts].reduce((sum, [, number]) => sum + Number(number), 0)
  }
  const state = async () => {
    await pause(REPORTED)
    const [server, ofPostgres] = await Promise.all(watched.map(({ seconds }) => seconds()))
    return {
      ...{ seconds: performance.now() / 1000, server, postgres: ofPostgres, calls: await countCalls() },
      ...(await database.query(COUNTERS)).rows[0],
      files: (await bytesIn(join(host.dataDir, 'files'))) / MEBIBYTE,
    }
  }
  const differenceAfter = async (work) => {
    const before = await state()
    await work()
    const after = await state()
    return mapValues(after, (value, key) => value - before[key])
  }
  try {
    const { call, username } = await createAccount(host.url)
    await makePremium(username, host.dataDir)
    // What only the first one of a server costs is left out.
    await exportFilm(call, await makeFilm(call, { ...FILM, video_length_in_sec: 15 }, MAKING))
    await pause(REST)
    const rested = await differenceAfter(() => pause(REST))
    const rest = mapValues(rested, (value) => value / rested.seconds)
    const costOf = async (work, times = 1) => {
      const { seconds, ...all } = await differenceAfter(work)
      return mapValues(all, (value, key) => Math.max(0, value - rest[key] * seconds) / times)
    }
    let storyId
    const film = await costOf(async () => (storyId = await makeFilm(call, FILM, MAKING)))
    const { scenes } = await call('getStory', { params: { story_id: storyId } })
    return {
      scenes: scenes.length,
      film,
      export: await costOf(() => exportFilm(call, storyId)),
      clip: await costOf(() => makeClip(call, storyId, scenes[0].arolls[0].id)),
      edit: await costOf(() => editFilm(call, storyId), EDITS),
      rest,
    }
  } finally {
    for (const { stop } of watched) stop()
    await database.end()
    await host.stop()
  }
}

async function exportFilm(call, story_id) {
  const { render } = await call('generateVideo', { body: { story_id } })
  for (;;) {
    const { status } = await call('getRender', { params: { render_id: render.id } })
    if (status === 'COMPLETED') return
    if (status === 'FAILED' || status === 'CANCELLED') throw new Error(`The export ended ${status}`)
    await pause(POLL_INTERVAL_MS)
  }
}

async function makeClip(call, story_id, aroll_id) {
  const { task_id: taskId } = await call('createTask', { body: { ...CLIP, story_id, aroll_id } })
  for (;;) {
    const { data } = await call('getTasks', {})
    const { status } = data.find(({ task_id: id }) => id === taskId)
    if (status === 'COMPLETED') return
    if (status === 'FAILED') throw new Error('The clip was not made')
    await pause(POLL_INTERVAL_MS)
  }
}

async function editFilm(call, story_id) {
  for (let edit = 0; edit < EDITS; edit++)
    await call('updateStory', { params: { story_id }, body: { display_title: `Title ${edit}` } })
}

async function bytesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name)).catch(() => ({ size: 0 }))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const mapValues = (of, change) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]))
