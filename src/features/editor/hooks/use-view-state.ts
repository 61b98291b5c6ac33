import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Editor } from '../lib/editor.ts'
import { filmOf } from '../lib/film-of.ts'
import { PANELS, type EditorView, type PanelId } from './use-view.ts'

/** Keeps `?scene=` and `?panel=` and the two dialogs. A scene that is not there (any more) counts as the first. */
export function useViewState(editor: Editor): EditorView {
  const [parameters, setParameters] = useSearchParams()
  const order = useStore(editor.store, ({ open }) => open.order)
  const [deletingId, askToDelete] = useState<string | null>(null)
  const [isExporting, setExporting] = useState(false)
  const wantedScene = parameters.get('scene')
  const wantedPanel = parameters.get('panel')
  const sceneId = order.find((id) => id === wantedScene) ?? order[0] ?? null
  const panel: PanelId = PANELS.find((id) => id === wantedPanel) ?? 'scenes'

  return useMemo(() => {
    const put = (name: string, value: string) =>
      setParameters(
        (before) => {
          before.set(name, value)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    return {
      sceneId,
      panel,
      setPanel: (next) => put('panel', next),
      selectScene(id, isSeeking = false) {
        put('scene', id)
        if (!isSeeking) return
        const scene = filmOf(editor.store.getState().open).scenes.find((each) => each.id === id)
        if (scene) editor.playback.seek(scene.from)
      },
      deletingId,
      askToDelete,
      isExporting,
      setExporting,
    }
  }, [editor, sceneId, panel, setParameters, deletingId, isExporting])
}
