/** Exports that this tab began and has not saved yet; a reload must not forget them. Other tabs have their own. */
const KEY = 'storyloom:exports'

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const ownExports = {
  has: (renderId: string) => read().includes(renderId),
  add: (renderId: string) => sessionStorage.setItem(KEY, JSON.stringify([...read(), renderId])),
  /** false when it was not (any more) this tab's. */
  take(renderId: string): boolean {
    const all = read()
    sessionStorage.setItem(KEY, JSON.stringify(all.filter((id) => id !== renderId)))
    return all.includes(renderId)
  },
}
