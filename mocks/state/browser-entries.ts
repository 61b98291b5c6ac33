import { clear, createStore, entries, set, type UseStore } from 'idb-keyval'
import * as z from 'zod'

/** What the app itself stores in this browser beside the two storages: unsent edits, and files that wait for a page. */
const STORES = { 'storyloom-outbox': 'letters', 'storyloom-files': 'files' } as const
type Database = keyof typeof STORES

/** An entry of one of them; its file is separate because JSON cannot contain it. */
export interface BrowserEntry {
  database: Database
  key: string
  value: Record<string, unknown>
  file: File | null
}

/** An entry without its file's bytes, as stored in a state file. */
export const browserEntryHead = z.object({
  database: z.enum(Object.keys(STORES) as [Database, ...Database[]]),
  key: z.string(),
  value: z.record(z.string(), z.unknown()),
  file: z
    .object({ name: z.string(), type: z.string(), lastModified: z.number(), size: z.number().int().nonnegative() })
    .nullable(),
})

const open = (database: Database): UseStore => createStore(database, STORES[database])
const databases = Object.keys(STORES) as Database[]

export async function readBrowserEntries(): Promise<BrowserEntry[]> {
  const all = await Promise.all(
    databases.map(async (database) =>
      (await entries<string, Record<string, unknown>>(open(database))).map(([key, { file, ...value }]) => ({
        ...{ database, key, value },
        file: file instanceof File ? file : null,
      })),
    ),
  )
  return all.flat()
}

export async function clearBrowserEntries(): Promise<void> {
  for (const database of databases) await clear(open(database))
}

/** Replaces the existing entries. */
export async function writeBrowserEntries(kept: readonly BrowserEntry[]): Promise<void> {
  await clearBrowserEntries()
  for (const { database, key, value, file } of kept) await set(key, { ...value, ...(file && { file }) }, open(database))
}
