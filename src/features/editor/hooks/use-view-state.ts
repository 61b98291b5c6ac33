import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Editor } from '../lib/editor.ts'
import { filmOf } from '../lib/film-of.ts'
import { PANELS, type EditorView, type HelpId, type PanelId } from './use-view.ts'

/** Keeps `?scene=` and `?panel=` and the two dialogs. A scene that is not there (any more) counts as the first. */
export function useViewState(editor: Editor): EditorView {
  const [parameters, setParameters] = useSearchParams()
  const order = useStore(editor.store, ({ open }) => open.order)
  const [isExporting, setExporting] = useState(false)
  const [help, setHelp] = useState<HelpId | null>(null)
  const wantedScene = parameters.get('scene')
  const wantedPanel = parameters.get('panel')
  const [several, setSeveral] = useState<readonly string[]>([])
  const addressed = order.find((id) => id === wantedScene) ?? order[0] ?? null
  // The address follows a moment later: until then what was selected just now counts, not both.
  const kept = useMemo(() => order.filter((id) => several.includes(id)), [order, several])
  const sceneId = addressed !== null && !kept.includes(addressed) ? (kept[0] ?? addressed) : addressed
  const selectedSceneIds = useMemo(
    () => (kept.length > 0 ? kept : order.filter((id) => id === sceneId)),
    [order, sceneId, kept],
  )
  const panel: PanelId = PANELS.find((id) => id === wantedPanel) ?? 'scenes'

  return useMemo(() => {
    const put = (name: string, value: string) => {
      // An action may hold a view of some edits ago: the address is asked, not this closure.
      if (new URLSearchParams(location.search).get(name) === value) return
      setParameters(
        (before) => {
          before.set(name, value)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    }
    const selectScenes = (ids: readonly string[], leadId?: string) => {
      const known = editor.store.getState().open.order.filter((id) => ids.includes(id))
      const lead = known.find((id) => id === leadId) ?? known[0]
      if (lead === undefined) return
      setSeveral(known)
      put('scene', lead)
    }
    return {
      sceneId,
      selectedSceneIds,
      panel,
      setPanel: (next) => put('panel', next),
      selectScenes,
      toggleScene: (id) =>
        selectedSceneIds.includes(id)
          ? selectScenes(selectedSceneIds.filter((each) => each !== id))
          : selectScenes([...selectedSceneIds, id], id),
      selectScenesTo(id) {
        const [a, b] = [order.indexOf(sceneId ?? id), order.indexOf(id)]
        selectScenes(order.slice(Math.min(a, b), Math.max(a, b) + 1), sceneId ?? id)
      },
      selectScene(id, isSeeking = false) {
        setSeveral([])
        put('scene', id)
        if (!isSeeking) return
        const scene = filmOf(editor.store.getState().open).scenes.find((each) => each.id === id)
        if (scene) editor.playback.seek(scene.from)
      },
      help,
      setHelp,
      isExporting,
      setExporting,
    }
  }, [editor, order, sceneId, selectedSceneIds, panel, setParameters, help, isExporting])
}
