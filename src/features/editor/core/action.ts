import type { LucideIcon } from 'lucide-react'
import type { EditorView } from './use-view.ts'
import type { Editor } from './editor.ts'

export interface ActionContext {
  editor: Editor
  /** What was selected when something was last rendered may be old: actions ask `selectedNow`. */
  view: Omit<EditorView, 'sceneId' | 'selectedSceneIds'>
}

/** Something a person can do: what button, key and palette share. */
export interface Action {
  id: string
  label: string
  icon: LucideIcon
  /** In tinykeys' words. */
  shortcut?: string
  /** Other words people may look for it by. */
  keywords?: string
  isEnabled: (context: ActionContext) => boolean
  run: (context: ActionContext) => void
}
