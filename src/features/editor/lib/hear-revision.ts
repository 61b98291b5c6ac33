import type { Editor } from './editor.ts'

/**
 * Takes note of a change of the story. True when this tab does not know what it did: somebody else made it, or one before it was
 * missed. Its own changes come back too; late and repeated ones say nothing new.
 */
export function hearRevision(editor: Editor, revision: number, origin: string | null | undefined): boolean {
  if (revision <= editor.revision) return false
  const isNext = revision === editor.revision + 1
  editor.revision = revision
  return !isNext || !editor.ownKeys.has(origin ?? '')
}
