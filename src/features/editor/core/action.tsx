import { IconButton } from '#src/shared/ui/button.tsx'
import { useStore } from 'zustand'
import { recordAction } from '#src/shared/bug-report/recorder.ts'
import { useEditor, useViewStore, type EditorView } from './use-editor.ts'
import type { LucideIcon } from 'lucide-react'
import type { Editor } from './editor.ts'

export interface ActionContext {
  editor: Editor
  /** The last rendered selection may be old: actions call `selectedNow`. */
  view: Omit<EditorView, 'sceneId' | 'selectedSceneIds'>
}

/** An action of the user, shared by button, key and palette. */
export interface Action {
  id: string
  label: string
  icon: LucideIcon
  /** In tinykeys' notation. */
  shortcut?: string
  /** Synonyms for the search. */
  keywords?: string
  isEnabled: (context: ActionContext) => boolean
  run: (context: ActionContext) => void
}

/** The icon button of an action. */
export function ActionButton({ action, size = 18 }: { action: Action; size?: 16 | 18 }) {
  const { label, shortcut, icon: Icon, isEnabled, run } = useAction(action)
  return (
    <IconButton
      size="small"
      label={label}
      shortcut={shortcut}
      disabled={!isEnabled}
      onClick={run}
      data-control={action.id}
    >
      <Icon size={size} aria-hidden="true" />
    </IconButton>
  )
}

/** An action for a button: its label, its key, whether it is available, and its handler. */
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
