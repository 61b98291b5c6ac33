import { useStore } from 'zustand'
import type { Action } from '../actions/action.ts'
import { useEditor } from './use-editor.ts'
import { useView } from './use-view.ts'

/** An action for a button: its words, its key, whether it can be done now, and how. */
export function useAction(action: Action) {
  const editor = useEditor()
  const view = useView()
  const isEnabled = useStore(editor.store, () => action.isEnabled({ editor, view }))
  return {
    label: action.label,
    shortcut: action.shortcut,
    icon: action.icon,
    isEnabled,
    run: () => action.run({ editor, view }),
  }
}
