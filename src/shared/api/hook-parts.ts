import type { QueryClient } from '@tanstack/react-query'

type Value = string | number | boolean | null | undefined

/**
 * The text of a query, without its question mark; what is undefined is left out.
 * @param isRepeated whether a list has one parameter for each value; otherwise one with commas
 */
export function searchOf(query: object, isRepeated: (name: string) => boolean = () => true): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query) as [string, Value | Value[]][])
    for (const one of Array.isArray(value) && isRepeated(name) ? value : [value])
      if (one !== undefined) search.append(name, String(one))
  return search.toString()
}

/** A hook's URL: its path with its query. @public named by the generator alone */
export function withQuery(path: string, params: object = {}, repeated: readonly string[] = []): string {
  const search = searchOf(params, (name) => repeated.includes(name))
  return search === '' ? path : `${path}?${search}`
}

/** A query's result with its key; its fields are read lazily, as React Query relies on. @public named by the generator alone */
export function withQueryKey<T extends object, K>(query: T, queryKey: K): T & { queryKey: K } {
  const result = { queryKey } as T & { queryKey: K }
  for (const key of Object.keys(query))
    if (key !== 'queryKey')
      Object.defineProperty(result, key, {
        enumerable: true,
        configurable: true,
        get: () => (query as Record<string, unknown>)[key],
      })
  return result
}

interface MutationOptions<Arguments extends unknown[]> {
  mutation?: { onSuccess?: (...args: Arguments) => unknown }
  skipInvalidation?: boolean
}

/**
 * After a mutation: its stale queries are refetched, and its caller is notified.
 * @param names of the stale queries, with which their keys begin
 * @public named by the generator alone
 */
export function afterSuccess<Arguments extends unknown[]>(
  client: QueryClient,
  options: MutationOptions<Arguments> | undefined,
  names: readonly string[],
  args: Arguments,
): void {
  if (!options?.skipInvalidation)
    void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name as string) })
  options?.mutation?.onSuccess?.(...args)
}
