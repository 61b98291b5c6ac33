import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { findUserByEmail } from '#server/modules/account/accounts.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import { transact } from '#server/platform/context.ts'
import { migrate, readRows } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migration-files.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { NOTICES } from '#server/platform/ports/services.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { openS3Bucket } from '#server/testing/s3-bucket.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { assemble } from './assemble.ts'
import { readConfig } from './config.ts'
import { openNotices } from './notices.ts'
import { openPostgres } from './postgres.ts'
import { readArguments, runUserCommand } from './user-command.ts'

const postgres = startPostgres()

describe.skipIf(!postgres)('npm run user in a fleet', async () => {
  if (!postgres) return it.skip('PostgreSQL is not installed', () => undefined)
  const url = postgres.createDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-user-'))
  const bucket = await openS3Bucket()
  const { url: S3_URL, region: S3_REGION, accessKey, secretKey } = bucket.settings
  const config = readConfig(
    {
      ...{ DATA_DIR: folder, DATABASE_URL: url, SECRET_KEY: 'a secret of all processes of this fleet' },
      ...{ S3_URL, S3_REGION, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
    },
    '',
  )
  const parts = { migrations, engines: createTestEngines(), sandbox: createNodeSandbox(), browser: null }
  const { db, close } = openPostgres(url)
  const log = { error: (message: string) => expect.fail(message) }
  const run = (...args: string[]) => runUserCommand(config, parts, readArguments(['ada@example.com', ...args]))

  afterAll(async () => {
    parts.sandbox.close()
    await close()
    await bucket.close()
    await rm(folder, { recursive: true, force: true })
    postgres.stop()
  })

  it('refuses a schema that lacks migrations, and changes nothing', async () => {
    await expect(run()).rejects.toThrow('Run the program with ROLE=migrate first')
    const tables = await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)
    expect(readRows(tables)).toEqual([])
  })

  it('makes an account, and notifies the servers whose sessions a new password ends', async () => {
    await migrate(db, migrations)
    expect(await run('--premium')).toMatchObject({ isNew: true, isPremium: true })
    const notices = await openNotices(url, log)
    const ended: string[] = []
    await new Promise<void>((resolve) => notices.listen(NOTICES.sessions, (id) => void ended.push(id), resolve))
    const { app, close: closeApp } = await assemble(config, { ...parts, db, url: () => '' })
    const user = await findUserByEmail(db, 'ada@example.com')
    await transact(app, (scope) => startSession(scope, user?.id ?? ''))
    const [session] = await db.select().from(sessions)
    await run('--password', 'loom-weaves-9')
    await expect.poll(() => ended).toEqual([session?.id])
    await closeApp()
    await notices.close()
  })

  it('a fleet also refuses writes when the disk of DATA_DIR is full', async () => {
    const { app, close: closeApp } = await assemble(config, { ...parts, db, url: () => '' })
    expect(await app.files.freeBytes?.()).toBeGreaterThan(0)
    await closeApp()
  })
})
