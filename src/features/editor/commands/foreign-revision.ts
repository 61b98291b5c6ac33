import type { Editor } from '../lib/editor.ts'

/**
 * Records the story’s newest revision. True when this tab does not know what changed: somebody else made it, or one before it was
 * missed. Its own changes come back too; late and repeated ones say nothing new.
 */
export function isForeignRevision(editor: Editor, revision: number, origin: string | null | undefined): boolean {
  if (revision <= editor.revision) return false
  const isNext = revision === editor.revision + 1
  editor.revision = revision
  return !isNext || !editor.ownKeys.has(origin ?? '')
}
