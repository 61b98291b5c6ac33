import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'

/** What an opened state's page had been answered, until that page is loaded. */
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

/** What the page was answered so far. */
export const heldAnswers = (): DehydratedState | null =>
  held ? dehydrate(held, { shouldDehydrateMutation: () => false }) : null

/** Leaves answers for the page that is loaded next. */
export function leaveAnswers(answers: unknown): void {
  if (answers === null) return
  try {
    sessionStorage.setItem(COMING, JSON.stringify(answers))
  } catch {
    // More than a browser keeps for a tab: the page asks for all of it.
  }
}
