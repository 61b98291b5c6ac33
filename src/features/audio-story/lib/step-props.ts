import type { MediaDetails, StoryDocument } from '#generated/schema.ts'
import type { SoundPlayer } from '#src/shared/recording/sound-player.ts'
import type { RailStep } from '#src/shared/ui/wizard/step-rail.tsx'
import type { AudioStory } from '../hooks/use-audio-story.ts'
import type { StepId } from './steps.ts'

/** Props of every step. */
export interface SharedStepProps {
  frame: { name: string; steps: readonly RailStep[]; current: StepId }
  hrefOf: (step: StepId) => string
  audio: AudioStory
  /** Of the story's recording. */
  player: SoundPlayer | null
}

/** Props of a step once there is a recording. */
export interface StepProps extends SharedStepProps {
  storyId: string
  story: StoryDocument
  recording: MediaDetails
}
