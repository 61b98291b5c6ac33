/** How long the browser may take to begin saving before its copy is released, ms. */
const REVOKE_AFTER_MS = 60_000

/** Hands bytes or a text to the browser's downloads, under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}

/**
 * The same of a text, in UTF-8.
 * @param type for example `text/plain`
 */
export const saveText = (text: string, name: string, type: string): void =>
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name)
