import { createContext, use } from 'react'
import type { StoreApi } from 'zustand'
import type { SelectedScenes } from './selection-store.ts'

export const PANELS = ['scenes', 'cast', 'media', 'captions', 'music', 'style', 'versions'] as const
export type PanelId = (typeof PANELS)[number]

export type HelpId = 'palette' | 'shortcuts'

/** What of the story is looked at, as it was rendered. */
export interface EditorView extends SelectedScenes {
  /** What is selected at this moment, also before anything has rendered. */
  selectedNow: () => SelectedScenes
  /** Selects this scene alone; `isSeeking` also brings the playhead to its start. */
  selectScene: (id: string, isSeeking?: boolean) => void
  /** Selects several scenes; the inspector shows `leadId` or, without it, the first. Unknown ids are left out; none selects nothing new. */
  selectScenes: (ids: readonly string[], leadId?: string) => void
  /** Adds a scene to the selected ones, or takes it out (Ctrl/⌘+click). The last one stays. */
  toggleScene: (id: string) => void
  /** Selects from the inspected scene to this one (Shift+click). */
  selectScenesTo: (id: string) => void
  panel: PanelId
  setPanel: (panel: PanelId) => void
  /** What lies over the editor to help: the command palette or the list of shortcuts. */
  help: HelpId | null
  setHelp: (help: HelpId | null) => void
  isExporting: boolean
  setExporting: (isOpen: boolean) => void
  /** Whether what is written anew is looked at. */
  isRewriting: boolean
  setRewriting: (isOpen: boolean) => void
}

export const ViewContext = createContext<EditorView | null>(null)

export function useView(): EditorView {
  const view = use(ViewContext)
  if (!view) throw new Error('There is no editor above this component')
  return view
}

/** The view for those who ask about it and do not show it: they render when their answer changes. */
export const ViewStoreContext = createContext<StoreApi<EditorView> | null>(null)

export function useViewStore(): StoreApi<EditorView> {
  const store = use(ViewStoreContext)
  if (!store) throw new Error('There is no editor above this component')
  return store
}
