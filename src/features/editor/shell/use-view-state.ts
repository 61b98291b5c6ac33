import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Editor } from '../core/editor.ts'
import { filmOf } from '../core/open-story.ts'
import { selectedScenes } from '../core/looked-at.ts'
import { useSelectionInAddress } from './use-selection-in-address.ts'
import { PANELS, type EditorView, type HelpId, type PanelId } from '../core/use-editor.ts'

/** Keeps selection, `?panel=` and the two dialogs. The URL follows the selection. */
export function useViewState(editor: Editor): EditorView {
  const [parameters, setParameters] = useSearchParams()
  const order = useStore(editor.store, ({ open }) => open.order)
  const selection = useStore(editor.selection)
  useSelectionInAddress(editor)
  const [isExporting, setExporting] = useState(false)
  const [isRewriting, setRewriting] = useState(false)
  const [help, setHelp] = useState<HelpId | null>(null)
  const wantedPanel = parameters.get('panel')
  const panel: PanelId = PANELS.find((id) => id === wantedPanel) ?? 'scenes'
  const shown = useMemo(() => selectedScenes(order, selection), [order, selection])
  const selecting = useMemo(() => selectingIn(editor), [editor])
  // The router's is another function after every selection; components that read the view need not render for that.
  const setSearch = useRef(setParameters)
  useEffect(() => {
    setSearch.current = setParameters
  }, [setParameters])

  return useMemo(
    () => ({
      ...shown,
      ...selecting,
      panel,
      setPanel(next) {
        const search = new URLSearchParams(location.search)
        if (search.get('panel') === next) return
        search.set('panel', next)
        setSearch.current(search, { replace: true, preventScrollReset: true })
      },
      help,
      setHelp,
      isExporting,
      setExporting,
      isRewriting,
      setRewriting,
    }),
    [shown, selecting, panel, help, isExporting, isRewriting],
  )
}

type Selecting = Pick<EditorView, 'selectedNow' | 'selectScene' | 'selectScenes' | 'toggleScene' | 'selectScenesTo'>

/** Changes of the selection. Each reads the stores, because an action may hold an old view. */
function selectingIn({ store, selection, playback }: Editor): Selecting {
  const selectedNow = () => selectedScenes(store.getState().open.order, selection.getState())
  const selectScenes = (ids: readonly string[], leadId?: string) => {
    const known = store.getState().open.order.filter((id) => ids.includes(id))
    const lead = known.find((id) => id === leadId) ?? known[0]
    if (lead !== undefined) selection.setState({ leadId: lead, ids: known })
  }
  return {
    selectedNow,
    selectScenes,
    selectScene(id, isSeeking = false) {
      selection.setState({ leadId: id, ids: [] })
      if (!isSeeking) return
      const scene = filmOf(store.getState().open).scenes.find((each) => each.id === id)
      if (scene) playback.seek(scene.from)
    },
    toggleScene(id) {
      const { selectedSceneIds: ids } = selectedNow()
      if (ids.includes(id)) selectScenes(ids.filter((each) => each !== id))
      else selectScenes([...ids, id], id)
    },
    selectScenesTo(id) {
      const { order } = store.getState().open
      const from = selectedNow().sceneId ?? id
      const [a, b] = [order.indexOf(from), order.indexOf(id)]
      selectScenes(order.slice(Math.min(a, b), Math.max(a, b) + 1), from)
    },
  }
}
