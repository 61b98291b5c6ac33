import { makeStory } from '../../server/testing/make-story.ts'

const STORIES = 15

/**
 * What the calls of `measureApi` are compared with: one query each, on a database that holds a user's stories. Works in Node and in a page.
 * @param {{ client: import('@electric-sql/pglite').PGlite, db: import('../../server/platform/ports/db.ts').Db }} database with an empty schema
 * @returns {Promise<Record<'get' | 'list' | 'patch', (round: number) => Promise<unknown>>>}
 */
export async function bareQueries({ client, db }) {
  // The stories' owner needs no row of its own.
  await client.exec(`set session_replication_role = 'replica'`)
  const owner = globalThis.crypto.randomUUID()
  const made = []
  for (let at = 0; at < STORIES; at++) made.push(await makeStory(db, { id: owner }))
  const { id } = made.at(-1)
  const ofOwner =
    'select * from stories where user_id = $1 and archived = false order by updated_at desc, id desc limit 10'
  return {
    get: () => client.query('select * from stories where id = $1', [id]),
    list: () => client.query(ofOwner, [owner]),
    patch: (round) => client.query('update stories set video_length_in_sec = $1 where id = $2', [30 + (round % 2), id]),
  }
}
