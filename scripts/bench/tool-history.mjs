import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createAccount } from '../lib/account.mjs'
import { startNodeHost } from './node-host.mjs'
import { measureGrowth } from './timing.mjs'

const [RESULTS, FEW] = [500, 20]
const ROUNDS = 40

/**
 * The history of the tools on a server of its own: of an account with 500 results that all have a source and an image, and of one with 20.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<Record<'page' | 'found', { ms: number, growth: number }>>} the first page, and the first page of a search
 */
export async function measureToolHistory({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-tools-'))
  const first = await startNodeHost({ port, browser, dataDir })
  const [large, small] = await Promise.all([createAccount(first.url), createAccount(first.url)]).finally(() =>
    first.stop(true),
  )
  const db = new PGlite(join(dataDir, 'db'))
  await addResults(db, large.username, RESULTS)
  await addResults(db, small.username, FEW)
  await db.close()
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const ask = async ({ call }, query) => {
      const { count } = await call('listToolResults', { params: { page: 1, page_size: 12, ...query } })
      if (count === 0) throw new Error('The history is empty')
    }
    const measure = (query) =>
      measureGrowth({ rounds: ROUNDS }, { large: () => ask(large, query), small: () => ask(small, query) })
    return { page: await measure({ tool: 'UPSCALE' }), found: await measure({ query: 'harbour 7' }) }
  } finally {
    await host.stop()
  }
}

/** Results straight into the tables. */
async function addResults(db, username, results) {
  const { rows } = await db.query('select id from users where email = $1', [username])
  const user = rows[0].id
  const media = (name) => `
    insert into media (id, user_id, media_type, source, status, file_key, file_name, content_type, size_bytes, width, height, created_at, updated_at)
      select md5('${user}${name}' || n)::uuid, '${user}', 'image', 'USER', 'COMPLETED', 'media/${user}${name}' || n || '.jpg', 'harbour ' || n || '.jpg',
             'image/jpeg', 1000, 640, 480, now() - n * interval '1 minute', now()
      from generate_series(1, ${results}) n;`
  await db.exec(`${media('source')}${media('result')}
    insert into tasks (user_id, task_type, model_id, status, progress, source_media_id, result_media_id, work_ms, created_at, updated_at)
      select '${user}', 'upscale', 'draft-upscale', 'COMPLETED', 100, md5('${user}source' || n)::uuid, md5('${user}result' || n)::uuid, 900,
             now() - n * interval '1 minute', now()
      from generate_series(1, ${results}) n;
    analyze;
  `)
}
