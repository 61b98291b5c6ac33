import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApiError } from '#src/shared/api/api-error.ts'

/** A call that reads although it is a POST, cached and refetched like any other query. @param name its operation's */
export function usePostQuery<Body, Data>(name: string, body: Body, read: (body: Body) => Promise<Data>) {
  return useQuery<Data, ApiError>({
    queryKey: [name, body],
    queryFn: () => read(body),
    placeholderData: keepPreviousData,
  })
}
