import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'

/** The query results of an opened state, until its page is loaded. */
const COMING = 'storyloom-tab-host-answers'

let held: QueryClient | undefined

/** Takes the app's query cache before its first use. It starts with the results of an opened state, marked stale. */
export function holdQueryCache(client: QueryClient): void {
  held = client
  const text = sessionStorage.getItem(COMING)
  if (text === null) return
  sessionStorage.removeItem(COMING)
  hydrate(client, JSON.parse(text) as DehydratedState)
  // File URLs in them are signed for another browser.
  void client.invalidateQueries({ refetchType: 'none' })
}

/** The page's query results so far. */
export const heldAnswers = (): DehydratedState | null =>
  held ? dehydrate(held, { shouldDehydrateMutation: () => false }) : null

/** Leaves answers for the page that is loaded next. */
export function leaveAnswers(answers: unknown): void {
  if (answers === null) return
  try {
    sessionStorage.setItem(COMING, JSON.stringify(answers))
  } catch {
    // Over the browser's limit for a tab: the page fetches everything again.
  }
}
