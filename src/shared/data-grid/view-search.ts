/**
 * What a view keeps of a page's address: everything but which page of the rows is shown, in a stable order.
 * @param subject names of the address that say whose page it is: of no view
 */
export function viewSearch(search: URLSearchParams, subject: readonly string[] = []): string {
  const kept = new URLSearchParams(search)
  for (const name of ['page', ...subject]) kept.delete(name)
  kept.sort()
  return kept.toString()
}

/** The address that shows a view, on the page of the same subject. */
export function searchOfView(view: string, search: URLSearchParams, subject: readonly string[] = []): string {
  const next = new URLSearchParams(view)
  for (const name of subject) {
    const value = search.get(name)
    if (value !== null) next.set(name, value)
  }
  return next.toString()
}
