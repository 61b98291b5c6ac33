import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#src/shared/lib/path-of.ts'
import { fetchFile } from './fetch-file.ts'

/**
 * The URL of an image for a style sheet; null until it is there. Styles load without CORS, and the browser's cache would then
 * refuse another host's file to every element with `crossOrigin`: such a file is loaded by script.
 */
export function useBackgroundImage(url: string | null): string | null {
  const isElsewhere = url !== null && isOfAnotherHost(url)
  const { data = null } = useQuery({
    queryKey: ['background', pathOf(url)],
    queryFn: async ({ signal }) => URL.createObjectURL(await fetchFile(url ?? '', signal)),
    enabled: isElsewhere,
    // An object URL needs no release as long as it may be shown again.
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  return isElsewhere ? data : url
}

function isOfAnotherHost(url: string): boolean {
  const { protocol, origin } = new URL(url, location.href)
  return protocol.startsWith('http') && origin !== location.origin
}
