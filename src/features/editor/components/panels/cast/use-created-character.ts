import { useState } from 'react'
import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { changeCast, type Character, withCharacter } from '../../../commands/run-cast-command.ts'
import { useEditor } from '../../../hooks/use-editor.ts'

/** The key of one intended creation, and what follows when it worked. */
export function useCreatedCharacter() {
  const editor = useEditor()
  const [key] = useState(() => crypto.randomUUID())
  const settle = (onClose: () => void) => (character: Character) => {
    changeCast(editor, (cast) => withCharacter(cast, character))
    void editor.queries.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
    onClose()
  }
  return { key, settle }
}
