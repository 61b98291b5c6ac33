import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { busyKeys, workOn } from '../core/story-store.ts'
import { positionOf } from '../core/open-story.ts'
import type { Action, ActionContext } from '../core/action.tsx'
import { addSceneAt, deleteWithUndo, moveTo } from './scene-work.ts'

const orderOf = ({ editor }: ActionContext) => editor.store.getState().open.order
const selectedIn = ({ view }: ActionContext) => view.selectedNow().selectedSceneIds

export const addSceneAfter: Action = {
  id: 'add-scene',
  label: 'Add scene after this one',
  icon: Plus,
  shortcut: '$mod+Enter',
  isEnabled: ({ editor }) => !editor.store.getState().busy.includes(busyKeys.newScene),
  run: (context) =>
    void addSceneAt(context, positionOf(context.editor.store.getState().open, context.view.selectedNow().sceneId) + 1),
}

export const addSceneAtEnd: Action = {
  id: 'add-scene-at-end',
  label: 'Add scene',
  icon: Plus,
  isEnabled: addSceneAfter.isEnabled,
  run: (context) => void addSceneAt(context, orderOf(context).length),
}

export const deleteSelected: Action = {
  id: 'delete-scene',
  label: 'Delete scene',
  icon: Trash2,
  shortcut: 'Delete',
  isEnabled: ({ editor, view }) => {
    const { busy, open } = editor.store.getState()
    const ids = selectedIn({ editor, view })
    return ids.every((id) => workOn(busy, id) === undefined) && ids.length > 0 && ids.length < open.order.length
  },
  run: (context) => void deleteWithUndo(context, selectedIn(context)),
}

export const moveSceneUp: Action = {
  id: 'move-scene-up',
  label: 'Move scene up',
  icon: ArrowUp,
  shortcut: 'Alt+ArrowUp',
  isEnabled: (context) => orderOf(context).indexOf(selectedIn(context)[0] ?? '') > 0,
  run: (context) => moveBy(context, -1),
}

export const moveSceneDown: Action = {
  id: 'move-scene-down',
  label: 'Move scene down',
  icon: ArrowDown,
  shortcut: 'Alt+ArrowDown',
  isEnabled: (context) => {
    const place = orderOf(context).indexOf(selectedIn(context).at(-1) ?? '')
    return place >= 0 && place < orderOf(context).length - 1
  },
  run: (context) => moveBy(context, 1),
}

/** Moves the selected scenes past the one before or after them; separate ones are joined. */
function moveBy(context: ActionContext, by: 1 | -1): void {
  const places = selectedIn(context).map((id) => orderOf(context).indexOf(id))
  moveTo(context, selectedIn(context), by < 0 ? Math.min(...places) - 1 : Math.max(...places) + 2)
}
