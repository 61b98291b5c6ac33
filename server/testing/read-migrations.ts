import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Migration } from '#server/db/migrate.ts'

const folder = fileURLToPath(new URL('../db/migrations/', import.meta.url))

/** The SQL files beside the schema, read from disk: for programs that Vite does not bundle. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => ({ name: file.slice(0, -4), sql: await readFile(`${folder}${file}`, 'utf8') })),
  )
}
