import { useQuery } from '@tanstack/react-query'

/** When each frame of a video begins, s; undefined until that is known, and where it cannot be read. @param url null: there is none */
export function useFrameTimes(url: string | null): readonly number[] | undefined {
  const { data } = useQuery({
    queryKey: ['frameTimes', url],
    queryFn: async () => (await import('../lib/frame-times.ts')).readFrameTimes(url ?? ''),
    enabled: url !== null,
    staleTime: Infinity,
    retry: false,
  })
  return data
}
