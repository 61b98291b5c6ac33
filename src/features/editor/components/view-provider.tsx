import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createStore } from 'zustand'
import { useEditor } from '../hooks/use-editor.ts'
import { useShortcuts } from '../hooks/use-shortcuts.ts'
import { useViewState } from '../hooks/use-view-state.ts'
import { ViewContext, ViewStoreContext } from '../hooks/use-view.ts'

/**
 * Gives the editor its view: selection, panel and dialogs. A component of its own, so that a selection and the address that follows it
 * render only those who look at the view.
 */
export function ViewProvider({ children }: { children: ReactNode }) {
  const editor = useEditor()
  const view = useViewState(editor)
  const [store] = useState(() => createStore(() => view))
  useLayoutEffect(() => store.setState(view, true), [store, view])
  useShortcuts(editor, view)
  return (
    <ViewStoreContext value={store}>
      <ViewContext value={view}>{children}</ViewContext>
    </ViewStoreContext>
  )
}
