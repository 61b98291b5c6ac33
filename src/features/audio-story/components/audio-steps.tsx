import { paths } from '#src/app/paths.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { useSoundPlayer } from '#src/shared/recording/sound-player.ts'
import type { RailStep } from '#src/shared/ui/wizard/step-rail.tsx'
import type { AudioStory } from '../hooks/use-audio-story.ts'
import { isOpen, STEPS, type Reached, type StepId } from '../lib/steps.ts'
import { RecordingStep } from './recording-step.tsx'
import { ScenesStep } from './scenes-step.tsx'
import { VisualsStep } from './visuals-step.tsx'
import { WordsStep } from './words-step.tsx'

interface AudioStepsProps {
  storyId: string | undefined
  projectId: string | undefined
  step: StepId
  reached: Reached
  audio: AudioStory
  isPremium: boolean
}

/** One step of the wizard, with the rail of all steps. */
export function AudioSteps({ storyId, projectId, step, reached, audio, isPremium }: AudioStepsProps) {
  const { story, recording } = audio
  const player = useSoundPlayer(recording.data?.url ?? null)
  const words = recording.data?.transcription?.words.length ?? 0
  const scenes = story.data?.scenes.length ?? 0
  const notes: Partial<Record<StepId, string | undefined>> = {
    recording: recording.data?.duration_ms ? formatSeconds(Math.round(recording.data.duration_ms / 1000)) : undefined,
    words: words > 0 ? `${words.toLocaleString('en')} words` : undefined,
    scenes: scenes > 0 ? `${scenes} scenes` : undefined,
  }
  const hrefOf = (id: StepId) =>
    storyId === undefined ? paths.newAudio.href() : paths.newAudioFor.href({ storyId, step: id })
  const steps: RailStep[] = STEPS.map(({ id, name }) => ({
    id,
    name,
    note: notes[id],
    href: storyId !== undefined && isOpen(id, reached) ? hrefOf(id) : null,
  }))
  const frame = { name: 'New audio story', steps, current: step }
  const shared = { frame, hrefOf, audio, player }
  if (storyId === undefined || !story.data || !recording.data || step === 'recording')
    return <RecordingStep {...shared} {...{ storyId, projectId, isPremium }} />
  const known = { ...shared, storyId, story: story.data, recording: recording.data }
  if (step === 'words') return <WordsStep {...known} />
  if (step === 'scenes') return <ScenesStep {...known} />
  return <VisualsStep {...known} />
}
