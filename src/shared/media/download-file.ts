import { saveFile } from '../lib/save-file.ts'
import { fetchFile } from './fetch-file.ts'

/**
 * Saves a file under a name. It is fetched first: a plain link would open the film instead of saving it where the address is
 * another host's, and would pass by the service worker of the tab host. Rejects with an `ApiError`.
 */
export async function downloadFile(url: string, name: string): Promise<void> {
  saveFile(await fetchFile(url), name)
}
