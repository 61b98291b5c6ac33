/** How long the browser may take to begin saving before the text is released, ms. */
const KEPT = 60_000

/** Saves a text as a file, UTF-8. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
