import { persist, readStored } from '#src/shared/lib/browser-storage.ts'

/** Exports that this tab began and has not saved yet; a reload must not forget them. Other tabs have their own. */
const KEY = 'storyloom:exports'

const read = (): string[] => {
  const stored = readStored(sessionStorage, KEY)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

export const ownExports = {
  has: (renderId: string) => read().includes(renderId),
  add: (renderId: string) => persist(sessionStorage, KEY, [...read(), renderId]),
  /** false when it was not (any more) this tab's. */
  take(renderId: string): boolean {
    const all = read()
    persist(
      sessionStorage,
      KEY,
      all.filter((id) => id !== renderId),
    )
    return all.includes(renderId)
  },
}
