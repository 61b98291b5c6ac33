import type { RailStep } from '#src/shared/ui/wizard/step-rail.tsx'
import type { AvatarStory } from '../hooks/use-avatar-story.ts'

/** Props of every step of the wizard. */
export interface StepProps {
  own: AvatarStory
  isPremium: boolean
  frame: { name: string; current: string; title: string; steps: readonly RailStep[] }
  back: { label: string; href: string }
  onNext: () => void
  /** Called when the story was created; the URL then names it. */
  onBegun: (storyId: string) => void
}
