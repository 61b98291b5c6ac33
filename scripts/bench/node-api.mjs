import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { openPglite } from '../../server/platform/db/pglite.ts'
import { createTestApp } from '../../server/testing/create-test-app.ts'
import { makeStory } from '../../server/testing/make-story.ts'
import { schemaSnapshot } from '../../server/testing/schema-snapshot.ts'
import { openTestDatabase } from '../../server/testing/test-database.ts'
import { measureApi } from './api-session.mjs'
import { bareQueries } from './bare-queries.mjs'

/** The calls of `measureApi` on the Node host; their queries on a database on disk, as the host's is. */
export async function measureNodeApi(url, rounds) {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-bare-'))
  const database = await openPglite({
    dataDir: join(folder, 'db'),
    loadDataDir: new globalThis.Blob([new Uint8Array(await schemaSnapshot())]),
  })
  try {
    return await measureApi(url, rounds, await bareQueries(database))
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns {Promise<{ get: number, list: number, patch: number }>} statements that each call sends to the database through its route */
export async function countStatements() {
  const { client, close } = await openTestDatabase()
  let statements = 0
  const logger = { logQuery: () => statements++ }
  const test = await createTestApp({ database: { db: drizzle({ client, casing: 'snake_case', logger }), close } })
  try {
    const as = await test.user()
    const { id } = await makeStory(test.db, as)
    const countOf = async (call) => {
      // Work done once per session does not count for the call.
      await call(30)
      statements = 0
      await call(31)
      return statements
    }
    return {
      get: await countOf(() => test.ok('getStory', { as, query: { story_id: id } })),
      list: await countOf(() => test.ok('getUserStories', { as, query: { page: 1, page_size: 10 } })),
      patch: await countOf((seconds) =>
        test.ok('updateStory', { as, params: { story_id: id }, body: { video_length_in_sec: seconds } }),
      ),
    }
  } finally {
    await test.close()
  }
}
