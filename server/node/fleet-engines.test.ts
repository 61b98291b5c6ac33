// The engines of a fleet are set on a page of one process: only here do others, which write and draw, learn of it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import { engineSettings, users } from '#server/platform/db/schema/index.ts'
import { hasPostgres } from '#server/platform/db/testing/postgres.ts'
import { bundledProgram } from '#server/testing/bundled-programs.ts'
import { type Fleet, startFleet } from '#server/testing/fleet.ts'
import { createAccount, makeFilm } from '../../scripts/lib/account.mjs'
import { openPostgres } from './postgres.ts'

const [FIRST_KEY, SECOND_KEY] = ['sk-sentinel-first', 'sk-sentinel-second']

describe.runIf(hasPostgres())('a fleet whose engines are set on a page', () => {
  let fleet: Fleet
  let database: OpenedDb
  let fake: Awaited<ReturnType<typeof startFakeOpenAi>>
  beforeAll(async () => {
    fake = await startFakeOpenAi({ isOpen: true, paintsOnce: true })
    const program = bundledProgram('run-host')
    const started = await startFleet({ program, says: 'listening', roles: { web: 1, worker: 1 } })
    if (!started) throw new Error('The programs of PostgreSQL are not installed')
    fleet = started
    database = openPostgres(fleet.databaseUrl)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await fleet.close()
    await fake.close()
  })

  it('uses a key in the process that writes as soon as another one has stored it, and the next key after that', async () => {
    const { call, username } = await createAccount(fleet.url)
    await database.db
      .update(users)
      .set({ isStaff: true, staffRoles: ['ADMIN'] })
      .where(eq(users.email, username))
    const set = async (settings: Record<string, string>) =>
      call('updateEngineSetup', {
        body: { settings: Object.entries(settings).map(([name, value]) => ({ name, value })) },
      })
    const keys = () => [...new Set(fake.received.map(({ headers }) => headers.authorization))]
    const film = { initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 }
    await makeFilm(call, film)
    expect(keys()).toEqual([])
    await set({ OPENAI_URL: fake.url, OPENAI_KEY: FIRST_KEY, ENGINE_WRITER: 'openai:gpt-5.2,draft' })
    await makeFilm(call, film)
    expect(keys()).toEqual([`Bearer ${FIRST_KEY}`])
    fake.received.length = 0
    await set({ OPENAI_KEY: SECOND_KEY, ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft' })
    await makeFilm(call, film)
    expect(keys()).toEqual([`Bearer ${SECOND_KEY}`])
    const paths = new Set(fake.received.map(({ path }) => path))
    expect([...paths]).toEqual(expect.arrayContaining(['/v1/chat/completions', '/v1/images/generations']))
    expect(JSON.stringify(await database.db.select().from(engineSettings))).not.toContain('sentinel')
  }, 120_000)
})
