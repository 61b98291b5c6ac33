import { Brush, Clapperboard, Crop, History, Mic, Proportions, Scaling, WandSparkles } from 'lucide-react'
import { TOOL_NAMES } from '#src/domain/tool-names.ts'
import { openVisualDialog, type VisualDialogName, chosenAroll } from '../core/looked-at.ts'
import type { Action, ActionContext } from '../core/action.tsx'
import { isPendingTask, tasksOf } from '../core/story-tasks.ts'
import type { Aroll, SceneRow } from '../core/open-story.ts'

/** The A-roll in the inspector, and its place. */
interface ChosenAroll {
  scene: SceneRow
  aroll: Aroll
  /** Place in its scene, 0-based. */
  place: number
  isImage: boolean
  isVideo: boolean
  /** Work on it is running. */
  isBusy: boolean
}

/** Opens a dialog about the chosen A-roll; AI tools need an image without running work. */
const tool = (name: VisualDialogName, label: string, icon: Action['icon'], keywords: string): Action => ({
  id: `aroll-${name.toLowerCase().replaceAll('_', '-')}`,
  label,
  icon,
  keywords,
  isEnabled: (context) => {
    const chosen = chosenOf(context)
    if (name === 'previousGenerations') return chosen !== undefined
    if (name === 'crop') return chosen?.isImage === true || chosen?.isVideo === true
    return chosen?.isImage === true && !chosen.isBusy
  },
  run: (context) => {
    const chosen = chosenOf(context)
    if (chosen) openVisualDialog(context.editor, chosen.aroll.id, name)
  },
})

export const arollTools: readonly Action[] = [
  tool('crop', 'Crop A-roll', Crop, 'visual cut part'),
  tool('IMAGE', TOOL_NAMES.IMAGE, WandSparkles, 'ai change words'),
  tool('LIP_SYNC', TOOL_NAMES.LIP_SYNC, Mic, 'ai talk mouth'),
  tool('IMAGE_TO_VIDEO', TOOL_NAMES.IMAGE_TO_VIDEO, Clapperboard, 'ai clip animate'),
  tool('REFRAME', TOOL_NAMES.REFRAME, Proportions, 'ai reframe ratio'),
  tool('repaint', TOOL_NAMES.INPAINTING, Brush, 'inpaint mask ai'),
  tool('previousGenerations', 'A-roll generation history', History, 'image history'),
  tool('UPSCALE', TOOL_NAMES.UPSCALE, Scaling, 'ai larger image picture'),
]

export function chosenOf({ editor, view }: ActionContext): ChosenAroll | undefined {
  const { open } = editor.store.getState()
  const { sceneId } = view.selectedNow()
  const scene = sceneId === null ? undefined : open.scenes[sceneId]
  const aroll = scene && open.arolls[chosenAroll(editor, scene.id) ?? '']
  if (!scene || !aroll) return undefined
  const kind = aroll.aroll_object.media?.media_type
  const task = tasksOf(editor).find(({ aroll_id: id }) => id === aroll.id)
  return {
    scene,
    aroll,
    place: scene.arollIds.indexOf(aroll.id),
    isImage: kind === 'image',
    isVideo: kind === 'video',
    isBusy: aroll.status === 'GENERATING' || (task !== undefined && isPendingTask(task)),
  }
}
