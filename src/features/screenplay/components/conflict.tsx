import type { ScreenplayElement } from '#generated/schema.ts'
import { ConflictChoice } from '#src/shared/ui/version-choice/conflict-choice.tsx'
import { useEditor } from '../hooks/use-screenplay.ts'
import { wordsOf } from '../lib/element-value.ts'

/** Two tabs have written here: what the other one wrote, and which of both stays. */
export function Conflict({ element }: { element: ScreenplayElement }) {
  const editor = useEditor()
  return (
    <ConflictChoice
      theirs={wordsOf(element)}
      onMine={() => editor.resolve(element, 'mine')}
      onBoth={() => editor.resolve(element, 'both')}
      onTheirs={() => editor.resolve(element, 'theirs')}
    />
  )
}
