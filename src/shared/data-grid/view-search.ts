/** What a view keeps of a page's address: everything but which page of the rows is shown, in a stable order. */
export function viewSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('page')
  kept.sort()
  return kept.toString()
}
