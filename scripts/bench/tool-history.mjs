import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createAccount } from '../lib/account.mjs'
import { startNodeHost } from './node-host.mjs'

const RESULTS = 500
const ROUNDS = 40

/**
 * The history of the tools on a server of its own, with 500 results that all have a source and a picture.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<{ page: number, found: number }>} median ms of the first page, and of the first page of a search
 */
export async function measureToolHistory({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-tools-'))
  const first = await startNodeHost({ port, browser, dataDir })
  const { call, username } = await createAccount(first.url).finally(() => first.stop(true))
  await addResults(join(dataDir, 'db'), username)
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const median = async (query) => {
      const times = []
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now()
        const { count } = await call('GET', `/core-api/tool_results?page=1&page_size=12${query}`)
        times.push(performance.now() - begun)
        if (count === 0) throw new Error('The history is empty')
      }
      return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
    }
    return { page: await median('&tool=UPSCALE'), found: await median('&query=harbour%207') }
  } finally {
    await host.stop()
  }
}

/** Results straight into the tables. */
async function addResults(folder, username) {
  const db = new PGlite(folder)
  const { rows } = await db.query('select id from users where email = $1', [username])
  const user = rows[0].id
  const media = (name) => `
    insert into media (id, user_id, media_type, source, status, file_key, file_name, content_type, size_bytes, width, height, created_at, updated_at)
      select md5('${name}' || n)::uuid, '${user}', 'image', 'USER', 'COMPLETED', 'media/${name}' || n || '.jpg', 'harbour ' || n || '.jpg',
             'image/jpeg', 1000, 640, 480, now() - n * interval '1 minute', now()
      from generate_series(1, ${RESULTS}) n;`
  await db.exec(`${media('source')}${media('result')}
    insert into tasks (user_id, task_type, model_id, status, progress, source_media_id, result_media_id, work_ms, created_at, updated_at)
      select '${user}', 'upscale', 'draft-upscale', 'COMPLETED', 100, md5('source' || n)::uuid, md5('result' || n)::uuid, 900,
             now() - n * interval '1 minute', now()
      from generate_series(1, ${RESULTS}) n;
    analyze;
  `)
  await db.close()
}
