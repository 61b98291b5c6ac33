import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { MigrationError, migrate, readRows, requireSchema } from './migrate.ts'
import { openPglite, type OpenedDb } from './pglite.ts'
import { users } from './schema/index.ts'
import { startPostgres } from './testing/postgres.ts'

const postgres = startPostgres()
const opened = new Set<OpenedDb>()
afterAll(async () => {
  await Promise.all([...opened].map((each) => each.close()))
  postgres?.stop()
})

/** One PGlite, emptied: creating one takes seconds. */
let pglite: Promise<OpenedDb> | undefined
async function emptyPglite(): Promise<OpenedDb> {
  const opened = await (pglite ??= openPglite())
  await opened.db.execute(sql`drop schema public cascade`)
  await opened.db.execute(sql`create schema public`)
  return opened
}

const engines: [string, () => Promise<OpenedDb>][] = [['PGlite', emptyPglite]]
if (postgres) engines.push(['PostgreSQL', async () => openPostgres(postgres.createDatabase())])

describe.each(engines)('migrations on %s', (_name, open) => {
  const start = async () => {
    const it = await open()
    opened.add(it)
    return it.db
  }

  it('a process that leaves migrating to another one starts with its own and later additions only', async () => {
    const db = await start()
    const [first, second] = [
      { name: '0001_a', sql: 'create table a (id int)' },
      { name: '0002_b', sql: 'create table b (id int)' },
    ]
    await expect(requireSchema(db, [first])).rejects.toThrow('This database lacks 0001_a')
    await migrate(db, [first, second])
    await requireSchema(db, [first, second])
    await requireSchema(db, [first])
    const removing = { name: '0003_c', sql: '-- requires 0002_b\ndrop table a' }
    await migrate(db, [first, second, removing])
    await requireSchema(db, [first, second])
    await expect(requireSchema(db, [first])).rejects.toThrow('was changed by a newer version (0003_c)')
  })

  it('migrations create the whole schema once and find nothing to do afterwards', async () => {
    const db = await start()
    const migrations = await readMigrations()
    expect(await migrate(db, migrations)).toEqual(migrations.map((migration) => migration.name))
    expect(await migrate(db, migrations)).toEqual([])
    const [user] = await db
      .insert(users)
      .values({ email: 'ada@example.com', dateJoined: new Date(0), updatedAt: new Date(0) })
      .returning()
    expect(user).toMatchObject({ email: 'ada@example.com', creditBalance: 0, dateJoined: new Date(0) })
  })

  it('migrations change nothing when one of them fails', async () => {
    const db = await start()
    const bad = [
      { name: '0000_a', sql: 'create table a (id int)' },
      { name: '0001_b', sql: 'create table b (id int); --> statement-breakpoint\nselect * from nowhere' },
    ]
    await expect(migrate(db, bad)).rejects.toThrow()
    const tables = readRows(
      await db.execute(sql`select table_name from information_schema.tables where table_name = 'a'`),
    )
    expect(tables).toEqual([])
  })

  it('migrations refuse data of a newer version and changed migrations', async () => {
    const db = await start()
    await migrate(db, [{ name: '0000_a', sql: 'create table a (id int)' }])
    await expect(migrate(db, [])).rejects.toThrow(MigrationError)
    await expect(migrate(db, [{ name: '0000_a', sql: 'create table a (id text)' }])).rejects.toThrow(/was changed/)
  })

  it('migrations refuse data from before the first release, with instructions', async () => {
    const db = await start()
    await migrate(db, [{ name: '0000_domain', sql: 'create table a (id int)' }])
    await expect(migrate(db, await readMigrations())).rejects.toThrow(
      new MigrationError(
        'This data is from before the first release and can’t be migrated. Delete it, or use another data directory or database',
      ),
    )
  })

  it('migrations upgrade data of one release to the next', async () => {
    const db = await start()
    const released = await readMigrations()
    await migrate(db, released)
    await db.insert(users).values({ email: 'ada@example.com', dateJoined: new Date(0), updatedAt: new Date(0) })
    const next = { name: '9999_nicknames', sql: `alter table users add column nickname text not null default 'Ada'` }
    expect(await migrate(db, [...released, next])).toEqual([next.name])
    expect(readRows(await db.execute(sql`select email, nickname from users`))).toEqual([
      { email: 'ada@example.com', nickname: 'Ada' },
    ])
    await expect(migrate(db, released)).rejects.toThrow('written by a newer version (9999_nicknames)')
  })

  it('the migrated schema leaves the sound of earlier stories as it was, and new ones make room for speech', async () => {
    const db = await start()
    const all = await readMigrations()
    await migrate(
      db,
      all.filter(({ name }) => name < '0043'),
    )
    const userId = randomUUID()
    await db.execute(
      sql`insert into users (id, email, date_joined, updated_at) values (${userId}, 'b@example.com', now(), now())`,
    )
    const add = (title: string) =>
      db.execute(
        sql`insert into stories (user_id, display_title, creation_mode, created_at, updated_at) values (${userId}, ${title}, 'Text', now(), now())`,
      )
    await add('Earlier')
    await migrate(db, all)
    await add('New')
    const sounds = sql`select display_title, music_ducking_db, loudness_lufs from stories order by display_title`
    expect(readRows(await db.execute(sounds))).toEqual([
      { display_title: 'Earlier', music_ducking_db: null, loudness_lufs: null },
      { display_title: 'New', music_ducking_db: -12, loudness_lufs: -14 },
    ])
  })

  it('the migrated schema checks the order of scenes only at commit', async () => {
    const db = await start()
    await migrate(db, await readMigrations())
    const userId = randomUUID()
    const storyId = randomUUID()
    await db.execute(
      sql`insert into users (id, email, date_joined, updated_at) values (${userId}, 'b@example.com', now(), now())`,
    )
    await db.execute(
      sql`insert into stories (id, user_id, display_title, creation_mode, created_at, updated_at) values (${storyId}, ${userId}, 't', 'Text', now(), now())`,
    )
    for (const order of [0, 1])
      await db.execute(
        sql`insert into scenes (story_id, element_order, duration_in_frames, created_at, updated_at) values (${storyId}, ${order}, 30, now(), now())`,
      )
    await db.transaction(async (tx) => {
      await tx.execute(sql`update scenes set element_order = 1 - element_order`)
    })
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`update scenes set element_order = 0`)
      }),
    ).rejects.toThrow()
  })
})

it('the committed SQL is what drizzle-kit generates from the schema', async () => {
  // drizzle-kit accepts only a folder below the working directory.
  await mkdir('node_modules/.cache', { recursive: true })
  const folder = await mkdtemp('node_modules/.cache/drizzle-')
  await cp('server/platform/db/migrations', folder, { recursive: true })
  const options = [
    '--dialect=postgresql',
    '--schema=server/platform/db/schema/index.ts',
    '--casing=snake_case',
    `--out=${folder}`,
  ]
  const output = execFileSync('node_modules/.bin/drizzle-kit', ['generate', ...options], { encoding: 'utf8' })
  await rm(folder, { recursive: true })
  expect(output).toContain('No schema changes')
  const snapshots = await readdir('server/platform/db/migrations/meta')
  expect(snapshots, 'npm run db:generate keeps only the newest').toHaveLength(2)
})
