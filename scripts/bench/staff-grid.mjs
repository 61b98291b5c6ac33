import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { chromium } from 'playwright'
import { createCall } from '#src/shared/api/create-call.ts'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { inRoot, projectNode, toolEnv } from '../lib/paths.mjs'
import { seedStaffDemo } from '../lib/seed-staff-demo.mjs'
import { startNodeHost } from './node-host.mjs'
import { scrollPage } from './scroll-page.mjs'
import { signIn } from './signed-in.mjs'

const STAFF = { username: 'staff@example.com', password: 'measured-password' }
/** A quarter of them are tasks. */
const EVENTS = 41_700

/**
 * Scrolls through a page of a hundred out of 10,000 tasks, the most that a grid shows at once.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<{ frame: number, missed: number }>} as `scrollPage` says
 */
export async function measureStaffGrid({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-grid-'))
  const account = [inRoot('dist/server/user.mjs'), STAFF.username, '--staff', '--password', STAFF.password]
  execFileSync(projectNode(), account, { env: toolEnv({ DATA_DIR: dataDir }) })
  const db = new PGlite(join(dataDir, 'db'))
  await seedStaffDemo(db, EVENTS)
  await db.close()
  const host = await startNodeHost({ port, browser, dataDir })
  const launched = await chromium.launch({ executablePath: browser, args: BROWSER_FLAGS })
  try {
    const { access } = await createCall({ baseUrl: `${host.url}/api` })('login', { body: STAFF })
    const page = await launched.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, access)
    await page.goto(`${host.url}/admin-stats/generation-analytics?kind=TASK&page=50&page_size=100#rows`)
    await page.getByText(/^4,901–5,000 of 1\d,\d{3}$/).waitFor()
    await page.getByRole('grid').getByRole('row').nth(20).waitFor()
    return await scrollPage(page)
  } finally {
    await launched.close()
    await host.stop()
  }
}
