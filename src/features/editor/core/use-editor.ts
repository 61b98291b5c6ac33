import { createContext, use } from 'react'
import { useStore, type StoreApi } from 'zustand'
import type { Editor } from './editor.ts'
import { type OpenStory, type Aroll, type SceneRow, filmOf } from './open-story.ts'
import type { StoryState } from './story-store.ts'
import type { VideoDocument } from '#src/video/document.ts'
import type { SelectedScenes } from './looked-at.ts'

export const PANELS = ['scenes', 'cast', 'media', 'overlays', 'captions', 'music', 'style', 'versions'] as const

export type PanelId = (typeof PANELS)[number]

export type HelpId = 'palette' | 'shortcuts'

/** The selection in the story, as it was rendered. */
export interface EditorView extends SelectedScenes {
  /** The selection at this moment, also before anything has rendered. */
  selectedNow: () => SelectedScenes
  /** Selects this scene alone; `isSeeking` also brings the playhead to its start. */
  selectScene: (id: string, isSeeking?: boolean) => void
  /** Selects several scenes; the inspector shows `leadId` or, without it, the first. Unknown ids are left out; none selects nothing new. */
  selectScenes: (ids: readonly string[], leadId?: string) => void
  /** Adds a scene to the selection, or removes it (Ctrl/⌘+click). The last one stays. */
  toggleScene: (id: string) => void
  /** Selects from the inspected scene to this one (Shift+click). */
  selectScenesTo: (id: string) => void
  panel: PanelId
  setPanel: (panel: PanelId) => void
  /** Help over the editor: the command palette or the list of shortcuts. */
  help: HelpId | null
  setHelp: (help: HelpId | null) => void
  isExporting: boolean
  setExporting: (isOpen: boolean) => void
  /** Whether the regenerated script is open. */
  isRewriting: boolean
  setRewriting: (isOpen: boolean) => void
}

export const ViewContext = createContext<EditorView | null>(null)

/** The view for components that query it without showing it: they render when their result changes. */
export const ViewStoreContext = createContext<StoreApi<EditorView> | null>(null)

export const EditorContext = createContext<Editor | null>(null)

/** The open story's editor; the same object for as long as the story is open. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no open story above this component')
  return editor
}

/** A part of the open document; renders only when that part changes. */
export function useOpen<T>(select: (open: OpenStory) => T): T {
  return useStore(useEditor().store, ({ open }) => select(open))
}

/** A part of the save state. */
export function useStoryState<T>(select: (state: StoryState) => T): T {
  return useStore(useEditor().store, select)
}

/** Whether work of that name is running. */
export const useIsBusy = (name: string): boolean => useStoryState(({ busy }) => busy.includes(name))

/** The current video. */
export const useFilm = (): VideoDocument => useOpen(filmOf)

export function useView(): EditorView {
  const view = use(ViewContext)
  if (!view) throw new Error('There is no editor above this component')
  return view
}

export function useViewStore(): StoreApi<EditorView> {
  const store = use(ViewStoreContext)
  if (!store) throw new Error('There is no editor above this component')
  return store
}

/** The selected scene; undefined in a story without scenes. */
export function useSelectedScene(): SceneRow | undefined {
  const { sceneId } = useView()
  return useOpen((open) => (sceneId === null ? undefined : open.scenes[sceneId]))
}

export const useAroll = (id: string | undefined): Aroll | undefined =>
  useOpen((open) => (id === undefined ? undefined : open.arolls[id]))
