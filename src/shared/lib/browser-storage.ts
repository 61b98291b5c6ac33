/** The value stored under a key; null when there is none, or when it is not JSON. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Stores a value so that a reload finds it; null removes it. A storage that is full or closed is no error: what a user typed
 * stays in the page.
 */
export function persist(storage: Storage, key: string, value: object | string | null): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // The server has it once it is saved.
  }
}
