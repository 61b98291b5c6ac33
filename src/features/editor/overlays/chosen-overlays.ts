import type { ActionContext } from '../core/action.tsx'
import { allOverlays, type Overlay } from '../core/open-overlays.ts'

/** The chosen overlays that still exist, the lowest first. */
export function chosenOverlaysIn({ editor }: ActionContext): Overlay[] {
  const ids = editor.chosenOverlays.getState()
  return ids.length === 0 ? [] : allOverlays(editor.store.getState().open).filter(({ id }) => ids.includes(id))
}
