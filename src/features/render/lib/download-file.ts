import { fetchFile } from '#src/shared/media/fetch-file.ts'

/** How long the browser may take to begin saving before its copy is released, ms. */
const KEPT = 60_000

/**
 * Saves a file under a name. It is fetched first: a plain link would open the film instead of saving it where the address is
 * another host's, and would pass by the service worker of the tab host. Rejects with an `ApiError`.
 */
export async function downloadFile(url: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(url))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
