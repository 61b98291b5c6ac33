import type { Query, QueryClient } from '@tanstack/react-query'

const awaited = new WeakSet<Query>()

/**
 * What is asked for the first time while an event comes may answer from before it, and asking again meanwhile gives the same answer: the
 * cache never cancels a first one. It is asked for again once that answer is there.
 */
export function rereadFirstAnswers(client: QueryClient): void {
  const isFirst = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined
  for (const query of client.getQueryCache().findAll({ predicate: isFirst })) {
    if (awaited.has(query)) continue
    awaited.add(query)
    const { queryKey } = query
    const reread = () => {
      awaited.delete(query)
      void client.invalidateQueries({ queryKey, exact: true })
    }
    query.promise?.then(reread, reread)
  }
}
