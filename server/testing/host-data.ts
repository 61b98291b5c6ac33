import { cp } from 'node:fs/promises'
import path from 'node:path'
import { schemaFolder } from './schema-snapshot.ts'
import { newTestPostgres } from './test-postgres.ts'

/** Settings of a separate server with an empty database: PGlite in the folder, or PostgreSQL with TEST_DATABASE=postgres. */
export async function prepareHostData(folder: string): Promise<Record<string, string>> {
  const databaseUrl = newTestPostgres()
  if (databaseUrl !== undefined) return { DATA_DIR: folder, DATABASE_URL: databaseUrl }
  await cp(await schemaFolder(), path.join(folder, 'db'), { recursive: true })
  return { DATA_DIR: folder }
}
