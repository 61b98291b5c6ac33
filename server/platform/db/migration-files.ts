import type { Migration } from './migrate.ts'

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** Every migration, bundled by Vite: for the hosts (Node, the tab). */
export const migrations: readonly Migration[] = Object.entries(files).map(([file, sql]) => ({
  name: file.slice(file.lastIndexOf('/') + 1, -'.sql'.length),
  sql,
}))
