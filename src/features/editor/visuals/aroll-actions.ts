import {
  ChevronLeft,
  ChevronRight,
  Copy,
  Dices,
  FlipHorizontal2,
  Plus,
  Rewind,
  StepBack,
  StepForward,
  Trash2,
  Volume2,
} from 'lucide-react'
import { addAroll, duplicateAroll } from './commands/add-aroll.ts'
import { deleteAroll } from './commands/delete-aroll.ts'
import { moveAroll } from './commands/aroll-edits.ts'
import { flipArollHorizontal } from './commands/flip-aroll-horizontal.ts'
import { updateVideoAudio } from './commands/update-video-audio.ts'
import { reverseVideo } from './commands/reverse-video.ts'
import { refreshSeed } from './commands/refresh-seed.ts'
import type { Scene } from '../core/open-story.ts'
import { chooseAroll } from '../core/looked-at.ts'
import type { Action, ActionContext } from '../core/action.tsx'
import { chosenOf } from './aroll-tool-actions.ts'

/** Selects the new A-roll of an answer. */
async function chooseNew({ editor }: ActionContext, sceneId: string, answer: Promise<Scene | undefined>) {
  const known = editor.store.getState().open.scenes[sceneId]?.arollIds ?? []
  const fresh = (await answer)?.arolls.find(({ id }) => !known.includes(id))
  if (fresh) chooseAroll(editor, sceneId, fresh.id)
}

export const addArollToScene: Action = {
  id: 'add-aroll',
  label: 'Add A-roll',
  icon: Plus,
  keywords: 'visual image picture video',
  isEnabled: ({ view }) => view.selectedNow().sceneId !== null,
  run: (context) => {
    const { sceneId } = context.view.selectedNow()
    if (sceneId !== null) void chooseNew(context, sceneId, addAroll(context.editor, sceneId))
  },
}

export const duplicateChosen: Action = {
  id: 'duplicate-aroll',
  label: 'Duplicate A-roll',
  icon: Copy,
  keywords: 'visual copy',
  isEnabled: (context) => chosenOf(context) !== undefined,
  run: (context) => {
    const chosen = chosenOf(context)
    if (chosen) void chooseNew(context, chosen.scene.id, duplicateAroll(context.editor, chosen.aroll.id))
  },
}

export const deleteChosen: Action = {
  id: 'delete-aroll',
  label: 'Delete A-roll',
  icon: Trash2,
  keywords: 'visual remove',
  isEnabled: (context) => chosenOf(context) !== undefined,
  run: (context) => {
    const chosen = chosenOf(context)
    if (chosen) void deleteAroll(context.editor, chosen.scene.id, chosen.aroll.id)
  },
}

const step = (id: string, label: string, icon: Action['icon'], by: 1 | -1, isMove: boolean): Action => ({
  id,
  label,
  icon,
  keywords: isMove ? 'visual reorder' : 'visual choose',
  isEnabled: (context) => {
    const chosen = chosenOf(context)
    return chosen?.scene.arollIds[chosen.place + by] !== undefined
  },
  run: (context) => {
    const chosen = chosenOf(context)
    const other = chosen?.scene.arollIds[chosen.place + by]
    if (!chosen || other === undefined) return
    const { scene, aroll, place } = chosen
    if (isMove) void moveAroll(context.editor, scene.id, aroll.id, place + by)
    else chooseAroll(context.editor, scene.id, other)
  },
})

export const previousAroll = step('previous-aroll', 'Previous A-roll', StepBack, -1, false)
export const nextAroll = step('next-aroll', 'Next A-roll', StepForward, 1, false)
export const moveArollEarlier = step('move-aroll-earlier', 'Move A-roll earlier', ChevronLeft, -1, true)
export const moveArollLater = step('move-aroll-later', 'Move A-roll later', ChevronRight, 1, true)

export const flipChosen: Action = {
  id: 'flip-aroll',
  label: 'Flip A-roll horizontally',
  icon: FlipHorizontal2,
  keywords: 'mirror visual',
  isEnabled: (context) => chosenOf(context) !== undefined,
  run: (context) => {
    const chosen = chosenOf(context)
    if (chosen) void flipArollHorizontal(context.editor, chosen.aroll.id, !chosen.aroll.flipped)
  },
}

export const reverseChosen: Action = {
  id: 'reverse-aroll',
  label: 'Reverse A-roll video',
  icon: Rewind,
  keywords: 'reverse direction video',
  isEnabled: (context) => chosenOf(context)?.isVideo === true,
  run: (context) => {
    const chosen = chosenOf(context)
    if (chosen) void reverseVideo(context.editor, chosen.aroll.id, !chosen.aroll.reversed)
  },
}

export const toggleOwnSound: Action = {
  id: 'aroll-own-sound',
  label: 'Mute or unmute video',
  icon: Volume2,
  keywords: 'video audio mute',
  isEnabled: (context) => chosenOf(context)?.isVideo === true,
  run: (context) => {
    const chosen = chosenOf(context)
    if (chosen) void updateVideoAudio(context.editor, chosen.aroll.id, !chosen.aroll.use_video_audio)
  },
}

export const refreshSeedOfChosen: Action = {
  id: 'refresh-seed',
  label: 'Change A-roll seed',
  icon: Dices,
  keywords: 'refresh random reroll image picture',
  isEnabled: (context) => chosenOf(context) !== undefined,
  run: (context) => {
    const chosen = chosenOf(context)
    if (chosen) void refreshSeed(context.editor, chosen.aroll.id)
  },
}
