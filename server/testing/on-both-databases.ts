import { afterAll, beforeEach } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { readMigrations } from './read-migrations.ts'

/**
 * The backend on PGlite and, where its programs are installed, on a separate PostgreSQL, each with the name of its database;
 * empty before each test, closed at the end of the file. PGlite has one connection, so calls are really parallel only on
 * PostgreSQL.
 */
export async function onBothDatabases(): Promise<readonly (readonly [name: string, test: TestApp])[]> {
  const postgres = startPostgres()
  const apps: [string, TestApp][] = [['PGlite', await createTestApp()]]
  if (postgres) {
    const database = openPostgres(postgres.createDatabase())
    await migrate(database.db, await readMigrations())
    apps.push(['PostgreSQL', await createTestApp({ database })])
  }
  afterAll(async () => {
    for (const [, test] of apps) await test.close()
    postgres?.stop()
  })
  beforeEach(async () => {
    for (const [, test] of apps) await test.reset()
  })
  return apps
}
