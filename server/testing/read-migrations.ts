import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Migration } from '#server/platform/db/migrate.ts'

// No `new URL(…, import.meta.url)`: in tests with a page it would become a URL of a web server.
const folder = path.join(import.meta.dirname, '../platform/db/migrations/')

/** The SQL files beside the schema, read from disk: for programs that Vite does not bundle. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => ({ name: file.slice(0, -4), sql: await readFile(`${folder}${file}`, 'utf8') })),
  )
}
