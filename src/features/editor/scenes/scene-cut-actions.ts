import { ArrowDownUp, Combine, Copy, Scissors } from 'lucide-react'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { duplicateScenes } from './commands/add-scene.ts'
import { mergeScenes } from './commands/merge-scenes.ts'
import { splitScene } from './commands/split-scene.ts'
import { cutNear } from './commands/word-cut.ts'
import { swapScene } from './commands/swap-scene.ts'
import { workOn } from '../core/story-store.ts'
import { filmOf, positionOf } from '../core/open-story.ts'
import { selectResult } from '../core/looked-at.ts'
import { lengthProblem } from './scene-work.ts'
import type { Action, ActionContext } from '../core/action.tsx'

const isFree = ({ editor }: ActionContext, id: string) => {
  const { busy, open } = editor.store.getState()
  return workOn(busy, id) === undefined && open.scenes[id]?.status !== 'GENERATING'
}

const orderOf = ({ editor }: ActionContext) => editor.store.getState().open.order

/** The selected scenes, or the selected one and the next. */
function mergeable(context: ActionContext): readonly string[] {
  const { selectedSceneIds: ids } = context.view.selectedNow()
  const order = orderOf(context)
  return ids.length > 1 ? ids : order.slice(order.indexOf(ids[0] ?? ''), order.indexOf(ids[0] ?? '') + 2)
}

export const splitAtPlayhead: Action = {
  id: 'split-scene',
  label: 'Split scene at the playhead',
  icon: Scissors,
  shortcut: '$mod+KeyK',
  isEnabled: (context) => orderOf(context).length > 0,
  run(context) {
    const { editor } = context
    const { open } = editor.store.getState()
    editor.playback.pause()
    const cut = cutNear(filmOf(open), editor.playback.getFrame(), (id) => open.scenes[id]?.text ?? '')
    if (!cut) return notify('Scene Split Failed: move the playhead inside the scene', { tone: 'error' })
    if (isFree(context, cut.sceneId)) void splitScene(editor, cut.sceneId, cut)
  },
}

export const mergeSelected: Action = {
  id: 'merge-scenes',
  label: 'Merge with the next scene',
  icon: Combine,
  shortcut: '$mod+KeyJ',
  isEnabled: (context) => {
    const ids = mergeable(context)
    return ids.length > 1 && ids.every((id) => isFree(context, id))
  },
  run(context) {
    const { editor, view } = context
    const ids = mergeable(context)
    const first = orderOf(context).indexOf(ids[0] ?? '')
    if (ids.some((id, at) => orderOf(context)[first + at] !== id))
      return notify('Unable to merge scenes: choose scenes that follow each other', { tone: 'error' })
    void selectResult(editor, mergeScenes(editor, ids), (scene) => view.selectScene(scene.id))
  },
}

export const duplicateSelected: Action = {
  id: 'duplicate-scene',
  label: 'Duplicate scene',
  icon: Copy,
  shortcut: '$mod+KeyD',
  isEnabled: (context) => {
    const { selectedSceneIds: ids } = context.view.selectedNow()
    return ids.length > 0 && ids.every((id) => isFree(context, id))
  },
  run: (context) => void duplicateAll(context),
}

/** Copies are together, after the last of the originals. */
async function duplicateAll({ editor, view }: ActionContext): Promise<void> {
  const ids = view.selectedNow().selectedSceneIds
  const { open } = editor.store.getState()
  const frames = ids.reduce((sum, id) => sum + (open.scenes[id]?.duration_in_frames ?? 0), 0)
  const problem = lengthProblem(open, frames)
  if (problem !== null) return notify(problem, { tone: 'error' })
  await selectResult(editor, duplicateScenes(editor, ids), (copies) => view.selectScenes(copies))
}

export const swapWithNext: Action = {
  id: 'swap-scene',
  label: 'Swap with the next scene',
  icon: ArrowDownUp,
  isEnabled: (context) => {
    const [one, two] = swappable(context)
    return one !== undefined && two !== undefined
  },
  run(context) {
    const [one, two] = swappable(context)
    if (one !== undefined && two !== undefined) void swapScene(context.editor, one, two)
  },
}

/** Two selected scenes, or the selected one and the next. */
function swappable({ editor, view }: ActionContext): readonly (string | undefined)[] {
  const { open } = editor.store.getState()
  const ids = view.selectedNow().selectedSceneIds
  return ids.length === 2 ? ids : ids.length === 1 ? [ids[0], open.order[positionOf(open, ids[0] ?? null) + 1]] : []
}
