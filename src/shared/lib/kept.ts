/** What stands in a place of the browser's storage; null when there is nothing, or something that is no JSON. */
export function readKept(storage: Storage, place: string): unknown {
  try {
    return JSON.parse(storage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Keeps a value for after a reload; null clears the place. A storage that is full or closed costs no more than that: what a person typed
 * stays in the page.
 */
export function keep(storage: Storage, place: string, value: object | string | null): void {
  try {
    if (value === null) storage.removeItem(place)
    else storage.setItem(place, JSON.stringify(value))
  } catch {
    // The server has it once it is saved.
  }
}
