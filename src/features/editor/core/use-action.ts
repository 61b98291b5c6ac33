import { useStore } from 'zustand'
import { recordAction } from '#src/shared/capsule/recorder.ts'
import type { Action } from './action.ts'
import { useEditor } from './use-editor.ts'
import { useViewStore } from './use-view.ts'

/** An action for a button: its words, its key, whether it can be done now, and how. */
export function useAction(action: Action) {
  const editor = useEditor()
  const viewStore = useViewStore()
  const canRun = () => action.isEnabled({ editor, view: viewStore.getState() })
  useStore(viewStore, canRun)
  const isEnabled = useStore(editor.store, canRun)
  return {
    label: action.label,
    shortcut: action.shortcut,
    icon: action.icon,
    isEnabled,
    run: () => {
      recordAction(action.id)
      action.run({ editor, view: viewStore.getState() })
    },
  }
}
