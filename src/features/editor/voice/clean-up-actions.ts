import { AudioWaveform, Undo2 } from 'lucide-react'
import type { Action, ActionContext } from '../core/action.tsx'
import { chosenAroll, openCleanUp } from '../core/looked-at.ts'
import { placesOfVideo, recordingsIn, soundAt, type SoundPlace } from '../core/open-sounds.ts'
import { cleanedPlaces, restoreSounds } from './commands/replace-sounds.ts'

const openOf = ({ editor }: ActionContext) => editor.store.getState().open

const chosenRecordings = (context: ActionContext): SoundPlace[] =>
  recordingsIn(openOf(context), context.view.selectedNow().selectedSceneIds)

const allRecordings = (context: ActionContext): SoundPlace[] => recordingsIn(openOf(context), openOf(context).order)

/** The chosen A-roll, where it is a video, and all others with that video: its sound is one. */
function chosenVideo(context: ActionContext): SoundPlace[] {
  const open = openOf(context)
  const { sceneId } = context.view.selectedNow()
  const arollId = sceneId === null ? undefined : chosenAroll(context.editor, sceneId)
  const video = sceneId === null || arollId === undefined ? null : soundAt(open, { sceneId, arollId })
  return video ? placesOfVideo(open, video.id) : []
}

const cleanUp = (id: string, label: string, placesOf: (context: ActionContext) => SoundPlace[]): Action => ({
  id,
  label,
  icon: AudioWaveform,
  keywords: 'clean up denoise noise hum rumble hiss level loudness recording audio sound',
  isEnabled: (context) => placesOf(context).length > 0,
  run: (context) => openCleanUp(context.editor, placesOf(context)),
})

export const cleanUpRecording = cleanUp('clean-up-recording', 'Clean up recording', chosenRecordings)
export const cleanUpVideoSound = cleanUp('clean-up-video-sound', 'Clean up video sound', chosenVideo)
const cleanUpAllRecordings = cleanUp('clean-up-all-recordings', 'Clean up all recordings', allRecordings)

const chosenSounds = (context: ActionContext) => [...chosenRecordings(context), ...chosenVideo(context)]

const restoreOriginalSound: Action = {
  id: 'restore-original-sound',
  label: 'Restore original sound',
  icon: Undo2,
  keywords: 'clean up noise recording back undo',
  isEnabled: (context) => cleanedPlaces(context.editor, chosenSounds(context)).length > 0,
  run: (context) => void restoreSounds(context.editor, chosenSounds(context)),
}

export const cleanUpActions: readonly Action[] = [
  cleanUpRecording,
  cleanUpAllRecordings,
  cleanUpVideoSound,
  restoreOriginalSound,
]
