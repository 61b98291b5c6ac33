import type { Editor } from '../core/editor.ts'

/**
 * Selects what work has made, unless the person has selected something else since it began: work that ends late must not change what
 * the next key acts on. Nothing is selected of work that was refused (undefined).
 */
export async function selectResult<Result>(
  { selection }: Pick<Editor, 'selection'>,
  work: Promise<Result | undefined>,
  select: (result: Result) => void,
): Promise<void> {
  const before = selection.getState()
  const result = await work
  if (result !== undefined && selection.getState() === before) select(result)
}
