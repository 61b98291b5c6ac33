import { keep, readKept } from '#src/shared/lib/kept.ts'

/** Exports that this tab began and has not saved yet; a reload must not forget them. Other tabs have their own. */
const KEY = 'storyloom:exports'

const read = (): string[] => {
  const kept = readKept(sessionStorage, KEY)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

export const ownExports = {
  has: (renderId: string) => read().includes(renderId),
  add: (renderId: string) => keep(sessionStorage, KEY, [...read(), renderId]),
  /** false when it was not (any more) this tab's. */
  take(renderId: string): boolean {
    const all = read()
    keep(
      sessionStorage,
      KEY,
      all.filter((id) => id !== renderId),
    )
    return all.includes(renderId)
  },
}
