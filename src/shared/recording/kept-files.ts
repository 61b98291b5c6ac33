import { createStore, del, entries, set, type UseStore } from 'idb-keyval'

interface Kept {
  file: File
  /** When it was chosen, ms. */
  at: number
}

/** Nobody waits longer for a file to go on, ms. */
const STALE_MS = 24 * 60 * 60_000

let store: UseStore | undefined
const open = (): UseStore => (store ??= createStore('storyloom-files', 'files'))

/** Keeps a file in this browser; one that keeps nothing (private windows) goes without. */
export async function keepFile(place: string, file: File): Promise<void> {
  await tried(() => set(place, { file, at: Date.now() } satisfies Kept, open()))
}

export async function forgetFile(place: string): Promise<void> {
  await tried(() => del(place, open()))
}

/** The file of a place. Files that nobody came back for are forgotten. */
export async function readKeptFile(place: string): Promise<File | undefined> {
  const all = (await tried(() => entries<string, Kept>(open()))) ?? []
  const isStale = ({ at }: Kept) => Date.now() - at > STALE_MS
  await Promise.all(all.filter(([, kept]) => isStale(kept)).map(([key]) => forgetFile(key)))
  return all.find(([key, kept]) => key === place && !isStale(kept))?.[1].file
}

async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
