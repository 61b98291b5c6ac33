import type { LucideIcon } from 'lucide-react'
import type { EditorView } from '../hooks/use-view.ts'
import type { Editor } from '../lib/editor.ts'

export interface ActionContext {
  editor: Editor
  view: EditorView
}

export const ACTION_GROUPS = ['Story', 'Scene', 'Visual', 'Timeline', 'Playback', 'View'] as const
export type ActionGroup = (typeof ACTION_GROUPS)[number]

/** Something a person can do: what button, key and palette share. */
export interface Action {
  id: string
  label: string
  icon: LucideIcon
  /** In tinykeys' words. */
  shortcut?: string
  /** Under which heading palette and list of shortcuts show it; without one: Scene. */
  group?: ActionGroup
  /** Other words people may look for it by. */
  keywords?: string
  isEnabled: (context: ActionContext) => boolean
  run: (context: ActionContext) => void
}
