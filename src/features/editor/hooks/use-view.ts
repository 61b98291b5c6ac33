import { createContext, use } from 'react'

export const PANELS = ['scenes', 'captions', 'music'] as const
export type PanelId = (typeof PANELS)[number]

/** What of the story is looked at. Selection and panel live in the address. */
export interface EditorView {
  /** The selected scene; null in a story without scenes. */
  sceneId: string | null
  /** Selects a scene; `isSeeking` also brings the playhead to its start. */
  selectScene: (id: string, isSeeking?: boolean) => void
  panel: PanelId
  setPanel: (panel: PanelId) => void
  /** The scene that is about to be deleted; the dialog asks. */
  deletingId: string | null
  askToDelete: (id: string | null) => void
  isExporting: boolean
  setExporting: (isOpen: boolean) => void
}

export const ViewContext = createContext<EditorView | null>(null)

export function useView(): EditorView {
  const view = use(ViewContext)
  if (!view) throw new Error('There is no editor above this component')
  return view
}
