// Backups of a server that runs alone. It is a whole one, because a backup goes through it while it serves.
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migration-files.ts'
import type { Db } from '#server/platform/ports/db.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { ConfigError } from '../config-error.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../host.ts'
import {
  type Film,
  type KeptServer,
  makeDataDir,
  keepWriting,
  makeFilm,
  readFilm,
  startServer,
  type Writing,
} from '../testing/kept-server.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

let folder: string
let backups: string
let server: KeptServer
let film: Film
let writing: Writing
/** What was committed before the backup began. */
let before: number

const config = (dataDir: string) => readConfig({ DATA_DIR: path.join(folder, dataDir) }, '')
const backUp = (...args: string[]) => runBackup(config('data'), ['--to', backups, ...args])
const restore = (to: string, ...args: string[]) => runRestore(config(to), ['--from', backups, ...args], { migrations })
const newest = async () =>
  path.join(
    backups,
    (await readdir(backups))
      .filter((name) => name.startsWith('2'))
      .toSorted()
      .at(-1) ?? '',
  )

/** What the rows do not show: constraints, triggers and whether they are on, numbers that are handed out next. */
async function structureOf(db: Db) {
  const result = await db.execute(sql`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select sequencename || ' ' || (last_value is not null) from pg_sequences order by 1`)
  const rows = readRows(result).map(({ text }) => String(text))
  expect(rows.length).toBeGreaterThan(100)
  return rows
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-backup-'))
  backups = path.join(folder, 'backups')
  server = await startServer(folder, { DATA_DIR: await makeDataDir(path.join(folder, 'data')) })
  film = await makeFilm(server)
  writing = await keepWriting(server.host.app)
  before = writing.committed()
  await backUp()
  await writing.stop()
}, 120_000)
afterAll(async () => {
  await server.host.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a backup while the server writes', () => {
  it('has every row that was acknowledged before, at one moment, and the restored server shows the same', async () => {
    const seen = await readFilm(server, film)
    await makeDataDir(path.join(folder, 'restored'))
    expect(await restore('restored')).toMatch(/^Restored .* files\.$/)
    const restored = await startServer(folder, { DATA_DIR: path.join(folder, 'restored') })
    try {
      expect(await readFilm(restored, film)).toBe(seen)
      const { db } = restored.host.app
      const [first = 0, second] = await writing.read(db)
      expect(second).toBe(first)
      expect(first).toBeGreaterThanOrEqual(before)
      expect(first).toBeLessThanOrEqual(writing.committed())
      expect(await structureOf(db)).toEqual(await structureOf(server.host.app.db))
      await restored.ok('undoStoryEdit', { as: film.user, params: { story_id: film.story_id } })
      expect((await restored.ok('getStory', { as: film.user, query: { story_id: film.story_id } })).display_title).toBe(
        'A lighthouse keeper',
      )
    } finally {
      await restored.host.stop()
    }
  })

  it('only its owner can read it, and the standard program can check it', async () => {
    const backup = await newest()
    for (const name of ['.', 'secret', 'manifest.json', 'rows/users.jsonl'])
      expect((await stat(path.join(backup, name))).mode & 0o077).toBe(0)
    expect(await readFile(path.join(backup, 'SHA256SUMS'), 'utf8')).toMatch(/^([0-9a-f]{64} {2}\S+\n)+$/)
    expect(await restore('unused', '--check')).toMatch(/^Nothing is damaged or missing/)
  })

  it('leaves no rows in the data directory, and the server writes them for the operator alone', async () => {
    expect((await fetch(`${server.host.url}/operator/rows`, { method: 'POST', body: '{}' })).status).toBe(401)
    expect(await readdir(path.join(folder, 'data'))).not.toContain('backup-rows')
  })
})

describe('a damaged backup is refused in words, and the target stays untouched', () => {
  const flip = async (file: string) => {
    const bytes = await readFile(file)
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await writeFile(file, bytes)
  }
  const aFile = async (backup: string) => {
    const media = path.join(backup, '../files/media')
    return path.join(media, (await readdir(media))[0] ?? '')
  }
  it.each<[string, (backup: string) => Promise<unknown>, RegExp]>([
    ['a flipped bit in the rows', (backup) => flip(path.join(backup, 'rows/users.jsonl')), /users\.jsonl is damaged/],
    ['truncated rows', (backup) => truncate(path.join(backup, 'rows/scenes.jsonl'), 9), /scenes\.jsonl is damaged/],
    [
      'rows that were added',
      (backup) => appendFile(path.join(backup, 'rows/tasks.jsonl'), '[]\n'),
      /tasks\.jsonl is damaged/,
    ],
    ['missing rows', (backup) => rm(path.join(backup, 'rows/media.jsonl')), /media\.jsonl is missing/],
    ['a flipped bit in a file', async (backup) => flip(await aFile(backup)), /files\/media\/.* is damaged/],
    ['a missing file', async (backup) => rm(await aFile(backup)), /files\/media\/.* is missing/],
    [
      'a flipped bit in the manifest',
      (backup) => flip(path.join(backup, 'manifest.json')),
      /manifest\.json is damaged/,
    ],
    [
      'a truncated list',
      (backup) => truncate(path.join(backup, 'SHA256SUMS'), 300),
      /SHA256SUMS is (damaged|incomplete)/,
    ],
    [
      'a list without its last file',
      async (backup) => {
        const file = path.join(backup, 'SHA256SUMS')
        await writeFile(file, (await readFile(file, 'utf8')).replace(/[^\n]*\n$/, ''))
      },
      /SHA256SUMS is incomplete/,
    ],
    [
      'a list that names another folder',
      (backup) => appendFile(path.join(backup, 'SHA256SUMS'), `${'0'.repeat(64)}  ../../data/secret\n`),
      /SHA256SUMS is damaged/,
    ],
  ])('%s', async (_name, damage, words) => {
    const copy = path.join(folder, 'damaged')
    await rm(copy, { recursive: true, force: true })
    await cp(backups, copy, { recursive: true })
    await damage(path.join(copy, path.basename(await newest())))
    const restoring = runRestore(config('untouched'), ['--from', copy], { migrations })
    await expect(restoring).rejects.toThrow(words)
    await expect(restoring).rejects.toThrow(ConfigError)
    await expect(stat(path.join(folder, 'untouched'))).rejects.toThrow('ENOENT')
  })
})

it('a backup of a newer version is refused', async () => {
  const former = { migrations: migrations.slice(0, -2) }
  const [one, other] = migrations.slice(-2).map(({ name }) => name)
  await expect(runRestore(config('untouched'), ['--from', backups], former)).rejects.toThrow(
    `newer version (${one}, ${other})`,
  )
})

it('a target with data is refused, and replaced when that is wanted; an older version is migrated on', async () => {
  const work = async <Result>(use: (db: Db) => Promise<Result>) => {
    const { db, close } = await openDatabase(config('restored'))
    try {
      return await use(db)
    } finally {
      await close()
    }
  }
  await work((db) => db.update(users).set({ firstName: 'Changed' }))
  await expect(restore('restored')).rejects.toThrow(/has data\. Use an empty one, or --replace/)
  const next = { name: '9999_next', sql: 'ALTER TABLE "users" ADD COLUMN "next" text DEFAULT \'new\'' }
  const tools = { migrations: [...migrations, next] }
  const done = await runRestore(config('restored'), ['--from', backups, '--replace'], tools)
  expect(done).toContain('Migrated: 9999_next.')
  const names = await work((db) => db.execute(sql`select distinct first_name as name, next from users`))
  expect(readRows(names)).toEqual([{ name: 'Ada', next: 'new' }])
  expect(await readFile(path.join(folder, 'restored/secret'), 'utf8')).toBe(
    await readFile(path.join(folder, 'data/secret'), 'utf8'),
  )
  await expect(restore('data')).rejects.toThrow(/is in use by process/)
})

it('a second backup copies only what is new, and --keep deletes the older ones with the files that only they had', async () => {
  const { files } = server.host.app
  const key = (digit: string) => `media/${digit.repeat(8)}-1111-4111-8111-111111111111.png`
  const stored = (digit: string) => path.join(backups, 'files', key(digit))
  await files.write(key('1'), new Uint8Array([1, 2, 3]), 'image/png')
  const report = async (text: string) => {
    if (text !== 'Rows …') return
    // A user deletes one file and adds another one while the backup is written.
    await Promise.all([files.remove(key('1')), files.write(key('2'), new Uint8Array([4]), 'image/png')])
  }
  const second = runBackup(config('data'), ['--to', backups], { report: (text) => void report(text) })
  expect(await second).toContain('of which 2 are new')
  expect([...(await readFile(stored('1')))]).toEqual([1, 2, 3])
  const before = await newest()
  expect(await backUp('--keep', '1')).toContain('of which 0 are new')
  await expect(stat(stored('1'))).rejects.toThrow('ENOENT')
  expect([...(await readFile(stored('2')))]).toEqual([4])
  await expect(stat(before)).rejects.toThrow('ENOENT')
  expect(await restore('unused', '--check')).toMatch(/^Nothing is damaged or missing/)
})

it('a file that rows refer to and that is gone is named', async () => {
  const names = await readdir(path.join(folder, 'data/files/media'))
  const name = names.find((each) => !each.startsWith('2222')) ?? ''
  await rm(path.join(folder, 'data/files/media', name))
  expect(await backUp()).toContain(`Warning: 1 files that rows refer to are not in the storage, such as media/${name}`)
})

it('commands that cannot work say why', async () => {
  for (const args of [[], ['--keep', '1'], ['--to', backups, '--keep', '0'], ['--into', backups]])
    await expect(runBackup(config('data'), args)).rejects.toThrow(/^Usage: npm run backup/)
  await expect(runBackup(config('data'), ['--to', path.join(folder, 'data/backups')])).rejects.toThrow(
    /is in the data directory/,
  )
  await expect(runBackup(config('nowhere'), ['--to', backups])).rejects.toThrow(/There is no database in/)
  await expect(runRestore(config('untouched'), ['--from', folder], { migrations })).rejects.toThrow(
    /There is no backup in/,
  )
  await expect(runRestore(config('untouched'), [], { migrations })).rejects.toThrow(/^Usage: npm run restore/)
})
