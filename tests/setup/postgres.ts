import { migrate } from '#server/platform/db/migrate.ts'
import { createDatabaseIn, startPostgres } from '#server/platform/db/testing/postgres.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { POSTGRES_FOLDER, TEMPLATE } from '#server/testing/test-postgres.ts'

/** With TEST_DATABASE=postgres: one PostgreSQL for the whole run, with a database that has the schema and is copied for each test file. */
export default async function setup(): Promise<() => void> {
  const postgres = startPostgres()
  if (!postgres) throw new Error('TEST_DATABASE=postgres needs the programs of PostgreSQL')
  const { db, close } = openPostgres(createDatabaseIn(postgres.folder, { name: TEMPLATE }))
  await migrate(db, await readMigrations())
  await close()
  process.env[POSTGRES_FOLDER] = postgres.folder
  return () => postgres.stop()
}
