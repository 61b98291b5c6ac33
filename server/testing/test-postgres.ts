import { createDatabaseIn } from '#server/platform/db/testing/postgres.ts'

/** The variable with the URL of the run's PostgreSQL (`tests/setup/postgres.ts`). */
export const POSTGRES_FOLDER = 'STORYLOOM_TEST_POSTGRES'
export const TEMPLATE = 'storyloom_template'

/** The URL of a new, empty PostgreSQL database with the whole schema; undefined in runs on PGlite, which is the default. */
export function newTestPostgres(): string | undefined {
  const folder = process.env[POSTGRES_FOLDER]
  return folder === undefined ? undefined : createDatabaseIn(folder, { template: TEMPLATE })
}
