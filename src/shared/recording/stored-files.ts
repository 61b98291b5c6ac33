import { createStore, del, entries, set, type UseStore } from 'idb-keyval'

interface StoredFile {
  file: File
  /** When it was chosen, ms. */
  at: number
}

/** Longest time that a file is stored to be resumed, ms. */
const STALE_MS = 24 * 60 * 60_000

let store: UseStore | undefined
const open = (): UseStore => (store ??= createStore('storyloom-files', 'files'))

/** Stores a file in this browser; one that stores nothing (private windows) goes without. */
export async function storeFile(place: string, file: File): Promise<void> {
  await orUndefined(() => set(place, { file, at: Date.now() } satisfies StoredFile, open()))
}

export async function deleteStoredFile(place: string): Promise<void> {
  await orUndefined(() => del(place, open()))
}

/** The file stored under a key. Expired files are deleted. */
export async function readStoredFile(place: string): Promise<File | undefined> {
  const all = (await orUndefined(() => entries<string, StoredFile>(open()))) ?? []
  const isStale = ({ at }: StoredFile) => Date.now() - at > STALE_MS
  await Promise.all(all.filter(([, stored]) => isStale(stored)).map(([key]) => deleteStoredFile(key)))
  return all.find(([key, stored]) => key === place && !isStale(stored))?.[1].file
}

async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
