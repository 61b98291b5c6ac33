import type { Aroll, GenerationStep, StoryDocument } from '#generated/schema.ts'
import { isOfWizard } from './kinds.ts'

/** State of a story: in the wizard, in generation, generated, or created in another way. */
export type Phase = 'wizard' | 'making' | 'made' | 'elsewhere'

/** `step` is undefined until it is known; writing the text is part of the wizard. */
export function phaseOf(story: StoryDocument, step: GenerationStep | undefined): Phase {
  if (!isOfWizard(story) || story.is_created_with_screenplay) return 'elsewhere'
  if (story.status === 'COMPLETED') return 'made'
  if (story.status === 'GENERATING')
    return step === undefined || step === 'WRITING' || step === 'SPLITTING' ? 'wizard' : 'making'
  // An image that the user chose is part of the wizard; a generated one means that the generation was stopped.
  const isBegun = story.scenes.some(({ audio_media: voice, arolls }) => voice !== null || arolls.some(isDrawn))
  return isBegun ? 'making' : 'wizard'
}

const isDrawn = ({ aroll_object: { media } }: Aroll): boolean => media?.source === 'GENERATED'

/** Whether the user chose images for its scenes: they would be lost with a scene that is split again. */
export const hasChosenImages = (story: Pick<StoryDocument, 'scenes'>): boolean =>
  story.scenes.some(({ arolls }) => arolls.some((aroll) => aroll.aroll_object.media && !isDrawn(aroll)))
