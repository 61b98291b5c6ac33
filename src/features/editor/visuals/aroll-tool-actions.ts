import { Brush, Clapperboard, Crop, History, Mic, Proportions, Scaling, WandSparkles } from 'lucide-react'
import { TOOL_NAMES } from '#src/domain/tool-names.ts'
import { openVisualDialog, type VisualDialogName } from '../core/visual-dialog.ts'
import type { Action } from '../core/action.ts'
import { chosenOf } from './aroll-context.ts'

/** Opens a dialog about the chosen A-roll; AI tools need a picture at rest. */
const tool = (name: VisualDialogName, label: string, icon: Action['icon'], keywords: string): Action => ({
  id: `aroll-${name.toLowerCase().replaceAll('_', '-')}`,
  label,
  icon,
  keywords,
  isEnabled: (context) => {
    const chosen = chosenOf(context)
    if (name === 'previousGenerations') return chosen !== undefined
    if (name === 'crop') return chosen?.isPicture === true || chosen?.isVideo === true
    return chosen?.isPicture === true && !chosen.isBusy
  },
  run: (context) => {
    const chosen = chosenOf(context)
    if (chosen) openVisualDialog(context.editor, chosen.aroll.id, name)
  },
})

export const repaint = tool('repaint', TOOL_NAMES.INPAINTING, Brush, 'inpaint mask ai')
export const editPicture = tool('IMAGE', TOOL_NAMES.IMAGE, WandSparkles, 'ai change words')
export const upscale = tool('UPSCALE', TOOL_NAMES.UPSCALE, Scaling, 'ai larger picture')
export const pictureToVideo = tool('IMAGE_TO_VIDEO', TOOL_NAMES.IMAGE_TO_VIDEO, Clapperboard, 'ai clip animate')
export const lipSync = tool('LIP_SYNC', TOOL_NAMES.LIP_SYNC, Mic, 'ai talk mouth')
export const reframe = tool('REFRAME', TOOL_NAMES.REFRAME, Proportions, 'ai reframe ratio')
export const cropAroll = tool('crop', 'Crop A-roll', Crop, 'visual cut part')
export const showPreviousGenerations = tool(
  'previousGenerations',
  'Previous generations of the A-roll',
  History,
  'image history',
)
