import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { chromium } from 'playwright'
import { createAccount } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { startNodeHost } from './node-host.mjs'
import { scrollPage } from './scroll-page.mjs'
import { signIn } from './signed-in.mjs'

const STORIES = 10_000
const SCENES_EACH = 6
const ROUNDS = 40

/**
 * Home of an account with 10,000 stories on a server of its own: the list's calls, and scrolling through it.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<{ firstPage: number, deepPage: number, search: number, frame: number, missed: number, plan: string }>}
 *   median ms of the first page, the last page and a search; median ms between frames while scrolling; frames of more than
 *   33 ms among them, %; how the database finds the first page
 */
export async function measureHomeLists({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-home-'))
  const first = await startNodeHost({ port, browser, dataDir })
  const { call, username, token } = await createAccount(first.url).finally(() => first.stop(true))
  const plan = await addStories(join(dataDir, 'db'), username)
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const median = async (query) => {
      const times = []
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now()
        await call('GET', `/core-api/get_user_stories/?page_size=20&${query}`)
        times.push(performance.now() - begun)
      }
      return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
    }
    const [firstPage, deepPage, search] = [
      await median('page=1'),
      await median(`page=${STORIES / 20}`),
      await median('page=1&query=lighthouse%20777'),
    ]
    return { firstPage, deepPage, search, ...(await scroll({ url: host.url, token: token(), browser })), plan }
  } finally {
    await host.stop()
  }
}

/** Stories straight into the tables, each with scenes and their pictures; answers the plan of the list's query. */
async function addStories(folder, username) {
  const db = new PGlite(folder)
  const { rows } = await db.query('select id from users where email = $1', [username])
  const user = rows[0].id
  await db.query('update users set is_premium = true where id = $1', [user])
  await db.exec(`
    insert into stories (user_id, display_title, creation_mode, status, initial_prompt, created_at, updated_at)
      select '${user}', 'The lighthouse ' || n, 'Text', 'COMPLETED', repeat('A keeper writes every night. ', 8),
             now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${STORIES}) n;
    insert into scenes (story_id, element_order, status, text, duration_in_frames, created_at, updated_at)
      select id, n, 'COMPLETED', 'He writes.', 90, updated_at, updated_at
      from stories, generate_series(0, ${SCENES_EACH - 1}) n where user_id = '${user}';
    insert into arolls (scene_id, aroll_order, aroll_type, status, duration_ms, created_at, updated_at)
      select s.id, 0, 'ImageARoll', 'EMPTY', 3000, s.created_at, s.updated_at
      from scenes s join stories t on t.id = s.story_id where t.user_id = '${user}';
    analyze;
  `)
  const explained = await db.query(
    `explain select * from stories where user_id = $1 and archived = false order by updated_at desc, id desc limit 20`,
    [user],
  )
  await db.close()
  return explained.rows.map((row) => row['QUERY PLAN']).join('\n')
}

async function scroll({ url, token, browser }) {
  const launched = await chromium.launch({ executablePath: browser, args: BROWSER_FLAGS })
  try {
    const page = await launched.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, token)
    await page.goto(`${url}/app`)
    await page.getByRole('link', { name: 'Open The lighthouse 1', exact: true }).waitFor()
    return await scrollPage(page)
  } finally {
    await launched.close()
  }
}
