import { decodeText } from '#src/domain/decode-text.ts'
import { isFinalDraft, readFinalDraft } from '#src/domain/final-draft/read-final-draft.ts'

/** Largest script file, bytes. */
const MAX_BYTES = 10_000_000

/** Files that hold a text, as the `accept` attribute. */
export const SCRIPT_FILES = '.fdx,.fountain,.spmd,.txt,.md,text/plain'

export type ReadScriptFile = { text: string; isScreenplay: boolean } | { problem: string }

/** The text of a file in any encoding; of a Final Draft screenplay, its Fountain. */
export async function readScriptFile(file: File): Promise<ReadScriptFile> {
  if (file.size > MAX_BYTES) return { problem: `“${file.name}” is too large for a script.` }
  const { text } = await decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text.includes('\0'))
    return { problem: `“${file.name}” has no text. Choose a Final Draft, Fountain or text file.` }
  const plain = text.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n')
  if (/\.(?:fdx|xml)$/iu.test(file.name) || isFinalDraft(plain)) {
    const read = readFinalDraft(plain)
    return 'problem' in read ? { problem: `“${file.name}”: ${read.problem}` } : { text: read.text, isScreenplay: true }
  }
  if (plain.trim() === '') return { problem: `“${file.name}” is empty.` }
  const isNamed = /\.(?:fountain|spmd)$/iu.test(file.name)
  return { text: plain, isScreenplay: isNamed || /^\s*(?:[\dA-Z]{1,5}[.)]?\s+)?(?:INT|EXT)[. /]/mu.test(plain) }
}
