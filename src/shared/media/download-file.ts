import { saveFile } from '../lib/save-file.ts'
import { fetchFile } from './fetch-file.ts'

/**
 * Whether a link with `download` saves a file: then the browser writes it as it arrives, however large it is. Another host's would be
 * opened, and one of the tab host's would pass by the service worker that alone has it.
 */
export const isSavedByLink = (url: string): boolean =>
  new URL(url, location.href).origin === location.origin && !navigator.serviceWorker?.controller

/**
 * Saves a file under a name. It is fetched first: a plain link would open the film instead of saving it where the address is
 * another host's, and would pass by the service worker of the tab host. Rejects with an `ApiError`.
 */
export async function downloadFile(url: string, name: string): Promise<void> {
  saveFile(await fetchFile(url), name)
}
