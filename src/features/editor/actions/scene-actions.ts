import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { framesLeft, FREE_LIMIT_TEXT, PREMIUM_LIMIT_TEXT } from '#src/domain/length-limits.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { addScene } from '../commands/add-scene.ts'
import { moveScene } from '../commands/move-scene.ts'
import { filmOf } from '../lib/film-of.ts'
import { positionOf } from '../lib/open-story.ts'
import type { Action, ActionContext } from './action.ts'

const place = ({ editor, view }: ActionContext) => positionOf(editor.store.getState().open, view.sceneId)
const count = ({ editor }: ActionContext) => editor.store.getState().open.order.length

async function addAfter({ editor, view }: ActionContext, afterId: string | null): Promise<void> {
  const isPremium = useSessionStore.getState().user?.is_premium === true
  if (framesLeft(filmOf(editor.store.getState().open).durationInFrames, isPremium) === 0) {
    notify(isPremium ? PREMIUM_LIMIT_TEXT : FREE_LIMIT_TEXT, { tone: 'error' })
    return
  }
  const scene = await addScene(editor, afterId)
  if (scene) view.selectScene(scene.id, true)
}

export const addSceneAfter: Action = {
  id: 'add-scene',
  label: 'Add scene after this one',
  icon: Plus,
  shortcut: '$mod+Enter',
  isEnabled: ({ editor }) => !editor.store.getState().busy.includes('scene'),
  run: (context) => void addAfter(context, context.view.sceneId),
}

export const addSceneAtEnd: Action = {
  id: 'add-scene-at-end',
  label: 'Add scene',
  icon: Plus,
  isEnabled: addSceneAfter.isEnabled,
  run: (context) => void addAfter(context, null),
}

export const askToDeleteScene: Action = {
  id: 'delete-scene',
  label: 'Delete scene',
  icon: Trash2,
  shortcut: 'Delete',
  isEnabled: (context) => place(context) >= 0,
  run: ({ view }) => view.askToDelete(view.sceneId),
}

export const moveSceneUp: Action = {
  id: 'move-scene-up',
  label: 'Move scene up',
  icon: ArrowUp,
  shortcut: 'Alt+ArrowUp',
  isEnabled: (context) => place(context) > 0,
  run: (context) => moveBy(context, -1),
}

export const moveSceneDown: Action = {
  id: 'move-scene-down',
  label: 'Move scene down',
  icon: ArrowDown,
  shortcut: 'Alt+ArrowDown',
  isEnabled: (context) => place(context) >= 0 && place(context) < count(context) - 1,
  run: (context) => moveBy(context, 1),
}

function moveBy(context: ActionContext, by: number): void {
  const { sceneId } = context.view
  if (sceneId !== null) void moveScene(context.editor, sceneId, place(context) + by)
}
