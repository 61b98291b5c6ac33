import { useStore } from 'zustand'
import type { SceneRow } from '../../lib/open-story.ts'
import { useEditor } from '../../hooks/use-editor.ts'

/** The A-roll of a scene that is looked at; the first where none was chosen; undefined in an empty scene. */
export function useChosenAroll({ id, arollIds }: SceneRow): string | undefined {
  const chosen = useStore(useEditor().chosenArolls, (all) => all[id])
  return arollIds.find((each) => each === chosen) ?? arollIds[0]
}
