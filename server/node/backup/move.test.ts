// From one machine to several, and backups of those: a whole server before, and a whole one after, with PostgreSQL and a bucket.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '#server/platform/db/migration-files.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '#server/platform/db/testing/postgres.ts'
import { openS3Bucket } from '#server/testing/s3-bucket.ts'
import { readConfig } from '../config.ts'
import {
  type Film,
  type KeptServer,
  keepWriting,
  makeDataDir,
  makeFilm,
  readFilm,
  startServer,
} from '../testing/kept-server.ts'
import { runBackup } from './run-backup.ts'
import { runMove } from './run-move.ts'
import { runRestore } from './run-restore.ts'

const bucket = await openS3Bucket()
let postgres: TestPostgres
let folder: string
let databaseUrl: string
let server: KeptServer
let film: Film
let seen: string
const jobId = crypto.randomUUID()
const { url: S3_URL, publicUrl: S3_PUBLIC_URL, region: S3_REGION, accessKey, secretKey } = bucket.settings
const s3 = { S3_PUBLIC_URL, S3_REGION, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }
const place = (name: string) => path.join(folder, name)
const fleet = (url: string, SECRET_KEY: string) => ({
  ...{ DATA_DIR: place('fleet'), DATABASE_URL: url, S3_URL, ...s3, SECRET_KEY },
})
const move = (report?: (text: string) => void) =>
  runMove({ DATA_DIR: place('alone'), ...s3 }, ['--to', databaseUrl, S3_URL], { migrations, ...(report && { report }) })
const secretOf = (dataDir: string) => readFile(place(`${dataDir}/secret`), 'utf8')

describe.runIf(hasPostgres())('from one machine to several', () => {
  beforeAll(async () => {
    const started = startPostgres()
    if (!started) throw new Error('The programs of PostgreSQL are not installed')
    postgres = started
    databaseUrl = postgres.createDatabase()
    folder = await mkdtemp(path.join(tmpdir(), 'storyloom-moved-'))
    server = await startServer(folder, { DATA_DIR: await makeDataDir(place('alone')) })
    film = await makeFilm(server)
    seen = await readFilm(server, film)
  }, 120_000)
  afterAll(async () => {
    await server.host.stop()
    postgres.stop()
    await bucket.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('a running server is not moved, and an interrupted move goes on where it was', async () => {
    await expect(move()).rejects.toThrow(/is in use by process .* Stop it first/)
    // Left by a process that died while it ran.
    const now = new Date()
    const job = {
      id: jobId,
      kind: 'forget-file',
      payload: { key: 'media/none.png' },
      runAt: now,
      createdAt: now,
      updatedAt: now,
    }
    await server.host.stop()
    server = await startServer(folder, { DATA_DIR: place('alone') })
    await server.host.app.db
      .insert(jobs)
      .values({ ...job, status: 'RUNNING', leaseOwner: 'dead', leaseEndsAt: new Date('2100-01-01') })
    await server.host.stop()
    const interrupted = move((text) => {
      if (text === 'Rows …') throw new Error('interrupted')
    })
    await expect(interrupted).rejects.toThrow('interrupted')
    const arrived = [...bucket.objects.values()]
    const done = await move()
    expect(done).toMatch(
      new RegExp(`Moved \\d+ rows and ${arrived.length} files \\(${arrived.length} were there already\\)`),
    )
    expect(done).toContain(`Set SECRET_KEY to the content of ${place('alone/secret')}`)
    expect([...bucket.objects.values()]).toEqual(arrived)
    await expect(move()).rejects.toThrow(/The database of DATABASE_URL has data/)
  })

  it('sessions, stories, files, preview links, charges and undo work as before, and open jobs are run', async () => {
    server = await startServer(folder, fleet(databaseUrl, await secretOf('alone')))
    expect(await readFilm(server, film)).toBe(seen)
    const statusOf = async () => (await server.host.app.db.select().from(jobs).where(eq(jobs.id, jobId)))[0]?.status
    await expect.poll(statusOf).toBe('COMPLETED')
    const { user: as, story_id } = film
    await server.ok('undoStoryEdit', { as, params: { story_id } })
    seen = await readFilm(server, film)
    expect(seen).toContain('"display_title":"A lighthouse keeper"')
  })

  it('a backup of several processes is restored in either shape', async () => {
    const config = readConfig(fleet(databaseUrl, await secretOf('alone')), '')
    const writing = await keepWriting(server.host.app)
    const before = writing.committed()
    expect(await runBackup(config, ['--to', place('backups')])).toContain('SECRET_KEY is not in it')
    await writing.stop()
    const from = ['--from', place('backups')]
    const inUse = runRestore(config, [...from, '--replace'], { migrations })
    await expect(inUse).rejects.toThrow(/is in use by Storyloom.* Stop all processes first/)
    await server.host.stop()

    const objects = new Map(bucket.objects)
    bucket.clear()
    const again = fleet(postgres.createDatabase(), await secretOf('alone'))
    expect(await runRestore(readConfig(again, ''), from, { migrations })).toContain('ROLE=migrate')
    expect([...bucket.objects.keys()].toSorted()).toEqual([...objects.keys()].toSorted())
    server = await startServer(folder, again)
    expect(await readFilm(server, film)).toBe(seen)
    const [first = 0, second] = await writing.read(server.host.app.db)
    expect(second).toBe(first)
    expect(first).toBeGreaterThanOrEqual(before)
    expect(first).toBeLessThanOrEqual(writing.committed())
    await server.host.stop()

    await makeDataDir(place('back'))
    const alone = readConfig({ DATA_DIR: place('back') }, '')
    expect(await runRestore(alone, from, { migrations })).toContain('Set the same one, or all users are signed out')
    server = await startServer(folder, { DATA_DIR: place('back'), SECRET_KEY: await secretOf('alone') })
    expect(await readFilm(server, film)).toBe(seen)
  })
})
