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
import { measureGrowth } from './timing.mjs'

const [STORIES, FEW] = [10_000, 100]
const SCENES_EACH = 6
const ROUNDS = 40
const PAGE_SIZE = 20

/**
 * Home on a server of its own, of an account with 10,000 stories and of one with 100: the list's calls, and scrolling through the long one.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<Record<'firstPage' | 'deepPage' | 'search', { ms: number, growth: number }>
 *   & Awaited<ReturnType<typeof scrollPage>>>} the first page, the last one and a search; how the page scrolls
 */
export async function measureHomeLists({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-home-'))
  const first = await startNodeHost({ port, browser, dataDir })
  const [large, small] = await Promise.all([createAccount(first.url), createAccount(first.url)]).finally(() =>
    first.stop(true),
  )
  const db = new PGlite(join(dataDir, 'db'))
  await addStories(db, large.username, STORIES)
  await addStories(db, small.username, FEW)
  await db.close()
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const ask = ({ call }, query) => call('getUserStories', { params: { page_size: PAGE_SIZE, ...query } })
    const measure = (query, queryOfFew = query) =>
      measureGrowth({ rounds: ROUNDS }, { large: () => ask(large, query), small: () => ask(small, queryOfFew) })
    const lists = {
      firstPage: await measure({ page: 1 }),
      deepPage: await measure({ page: STORIES / PAGE_SIZE }, { page: FEW / PAGE_SIZE }),
      search: await measure({ page: 1, query: 'lighthouse 777' }, { page: 1, query: 'lighthouse 77' }),
    }
    return { ...lists, ...(await scroll({ url: host.url, token: large.token(), browser })) }
  } finally {
    await host.stop()
  }
}

/** Stories straight into the tables, each with scenes and their images. */
async function addStories(db, username, stories) {
  const { rows } = await db.query('select id from users where email = $1', [username])
  const user = rows[0].id
  await db.query('update users set is_premium = true where id = $1', [user])
  await db.exec(`
    insert into stories (user_id, display_title, creation_mode, status, initial_prompt, created_at, updated_at)
      select '${user}', 'The lighthouse ' || n, 'Text', 'COMPLETED', repeat('A keeper writes every night. ', 8),
             now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${stories}) n;
    insert into scenes (story_id, element_order, status, text, duration_in_frames, created_at, updated_at)
      select id, n, 'COMPLETED', 'He writes.', 90, updated_at, updated_at
      from stories, generate_series(0, ${SCENES_EACH - 1}) n where user_id = '${user}';
    insert into arolls (scene_id, aroll_order, aroll_type, status, duration_ms, created_at, updated_at)
      select s.id, 0, 'ImageARoll', 'EMPTY', 3000, s.created_at, s.updated_at
      from scenes s join stories t on t.id = s.story_id where t.user_id = '${user}';
    analyze;
  `)
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
