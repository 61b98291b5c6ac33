import {
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  Magnet,
  Maximize2,
  Percent,
  SquareDashedMousePointer,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { isMusicPlayed } from '../core/open-music-cues.ts'
import { positionOf } from '../core/open-story.ts'
import type { Action, ActionContext } from '../core/action.tsx'

const orderOf = ({ editor }: ActionContext) => editor.store.getState().open.order
const hasScenes = (context: ActionContext) => orderOf(context).length > 0
const ZOOM_STEP = 1.5

/** The scene that is so many places from the inspected one. */
function neighbour({ editor, view }: ActionContext, by: number): string | undefined {
  const { open } = editor.store.getState()
  return open.order[positionOf(open, view.selectedNow().sceneId) + by]
}

/** The moving end of the selection: the one away from the inspected scene. */
function extended({ editor, view }: ActionContext, by: number): string | undefined {
  const { open } = editor.store.getState()
  const { sceneId, selectedSceneIds } = view.selectedNow()
  const places = selectedSceneIds.map((id) => positionOf(open, id))
  const lead = positionOf(open, sceneId)
  const [low, high] = [Math.min(lead, ...places), Math.max(lead, ...places)]
  const moving = low < lead ? low : high > lead ? high : lead
  return open.order[moving + by]
}

export const previousScene: Action = {
  id: 'previous-scene',
  label: 'Previous scene',
  icon: ChevronUp,
  shortcut: 'ArrowUp',
  isEnabled: (context) => neighbour(context, -1) !== undefined,
  run: (context) => context.view.selectScene(neighbour(context, -1) ?? '', true),
}

export const nextScene: Action = {
  id: 'next-scene',
  label: 'Next scene',
  icon: ChevronDown,
  shortcut: 'ArrowDown',
  isEnabled: (context) => neighbour(context, 1) !== undefined,
  run: (context) => context.view.selectScene(neighbour(context, 1) ?? '', true),
}

export const extendSelectionUp: Action = {
  id: 'extend-selection-up',
  label: 'Extend selection to the previous scene',
  icon: ArrowUpToLine,
  shortcut: 'Shift+ArrowUp',
  isEnabled: (context) => extended(context, -1) !== undefined,
  run: (context) => context.view.selectScenesTo(extended(context, -1) ?? ''),
}

export const extendSelectionDown: Action = {
  id: 'extend-selection-down',
  label: 'Extend selection to the next scene',
  icon: ArrowDownToLine,
  shortcut: 'Shift+ArrowDown',
  isEnabled: (context) => extended(context, 1) !== undefined,
  run: (context) => context.view.selectScenesTo(extended(context, 1) ?? ''),
}

export const selectAllScenes: Action = {
  id: 'select-all-scenes',
  label: 'Select all scenes',
  icon: SquareDashedMousePointer,
  shortcut: '$mod+KeyA',
  isEnabled: hasScenes,
  run: (context) => context.view.selectScenes(orderOf(context), context.view.selectedNow().sceneId ?? undefined),
}

export const toggleSnapToBeats: Action = {
  id: 'toggle-snap-to-beats',
  label: 'Snap to beats',
  icon: Magnet,
  shortcut: 'KeyS',
  keywords: 'snapping magnet music beat rhythm tempo bpm cut',
  isEnabled: ({ editor }) => isMusicPlayed(editor.store.getState().open),
  run: ({ editor: { snapsToBeats } }) => snapsToBeats.setState(!snapsToBeats.getState(), true),
}

export const zoomIn: Action = {
  id: 'zoom-in',
  label: 'Zoom in on timeline',
  icon: ZoomIn,
  shortcut: '=',
  isEnabled: hasScenes,
  run: ({ editor }) => editor.timeline?.zoomBy(ZOOM_STEP),
}

export const zoomOut: Action = {
  id: 'zoom-out',
  label: 'Zoom out on timeline',
  icon: ZoomOut,
  shortcut: '-',
  isEnabled: hasScenes,
  run: ({ editor }) => editor.timeline?.zoomBy(1 / ZOOM_STEP),
}

export const zoomFit: Action = {
  id: 'zoom-fit',
  label: 'Fit timeline',
  icon: Maximize2,
  shortcut: 'Shift+KeyZ',
  isEnabled: hasScenes,
  run: ({ editor }) => editor.timeline?.fit(),
}

export const zoomFull: Action = {
  id: 'zoom-full',
  label: 'Zoom timeline to 100%',
  icon: Percent,
  shortcut: 'Shift+Digit1',
  isEnabled: hasScenes,
  run: ({ editor }) => editor.timeline?.setFullScale(),
}
