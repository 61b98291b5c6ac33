import { useEffect } from 'react'
import { useStore } from 'zustand'
import { chooseOverlays } from '../core/looked-at.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { allOverlays, type Overlay } from '../core/open-overlays.ts'

const NONE: readonly Overlay[] = []

/** The chosen overlays that exist, the lowest first. Choosing a scene ends their choice. */
export function useChosenOverlays(): readonly Overlay[] {
  const editor = useEditor()
  const ids = useStore(editor.chosenOverlays)
  const open = useOpen((each) => (ids.length === 0 ? null : each))
  useEffect(() => editor.selection.subscribe(() => chooseOverlays(editor, [])), [editor])
  return open === null ? NONE : allOverlays(open).filter(({ id }) => ids.includes(id))
}
