import type { ComponentProps, RefObject } from 'react'
import type { CreditsEstimate, StoryPlan } from '#generated/schema.ts'
import { ExpectedRefusals } from '#src/shared/story/quotes/expected-refusals.tsx'
import { useRefusalFixes } from '#src/shared/story/quotes/use-refusal-fixes.ts'
import { Storyboard } from '#src/shared/story/storyboard/storyboard.tsx'
import type { WizardStory } from '../hooks/use-wizard-story.ts'
import type { Writing } from '../hooks/use-writing.ts'
import type { Choices } from '../lib/choices.ts'
import type { Estimate } from '../lib/estimate.ts'
import type { TextKind } from '../lib/kinds.ts'
import type { StepId } from '../lib/steps.ts'
import { CastStep } from './cast-step.tsx'
import { LookStep } from './look-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SceneList } from './scene-list.tsx'
import { StoryStep } from './story-step.tsx'
import { VoiceStep } from './voice-step.tsx'
import { WritingState } from './writing-state.tsx'

interface WizardStepProps {
  storyId: string | undefined
  step: StepId
  wizard: WizardStory
  writing: Writing
  onChange: (changed: Partial<Choices>) => void
  onKind: (kind: TextKind) => void
  /** Gets what the browser's language model wrote. */
  onPlan: (plan: StoryPlan) => Promise<void>
  field: RefObject<HTMLTextAreaElement | null>
  isPremium: boolean
  estimate: Estimate
  credits: CreditsEstimate | undefined
  hrefOf: (step: StepId) => string
  /** Words and length. */
  count: string
  /** Missing parts of the text. */
  problem: string | null
  /** Why the story cannot be generated yet. */
  obstacle: string | null
}

/** The one step that is open. */
export function WizardStep(props: WizardStepProps) {
  const { storyId, step, wizard, writing, onChange, isPremium } = props
  const { choices, document } = wizard
  const scenes = document.data?.scenes ?? []
  const hasScenes = scenes.length > 0 && !writing.isBusy && (writing.state !== 'none' || writing.error === null)
  return (
    <>
      {step === 'story' && (
        <StoryStep
          choices={choices}
          onChange={onChange}
          onKind={props.onKind}
          onPlan={props.onPlan}
          hasScenes={scenes.length > 0}
          field={props.field}
          isNew={storyId === undefined}
          isPremium={isPremium}
          count={props.count}
          problem={props.problem}
          conflict={wizard.conflict}
        />
      )}
      {step === 'look' && <LookStep choices={choices} onChange={onChange} />}
      {step === 'voice' && <VoiceStep choices={choices} onChange={onChange} />}
      {(step === 'cast' || step === 'storyboard' || step === 'review') && (
        <WritingState
          storyId={storyId}
          writing={writing}
          isScript={choices.kind !== 'PROMPT'}
          isFree={props.credits?.is_free_generation ?? true}
        />
      )}
      {step === 'cast' && storyId !== undefined && hasScenes && <CastStep storyId={storyId} model={choices.model} />}
      {step === 'storyboard' && document.data && hasScenes && <Storyboard story={document.data} />}
      {step === 'review' && (
        <>
          <ReviewStep
            choices={choices}
            estimate={props.estimate}
            credits={props.credits}
            problem={props.obstacle}
            hrefOf={props.hrefOf}
            onLanguage={(language) => onChange({ language, voice: null })}
          />
          {hasScenes && storyId !== undefined && props.credits?.quote && (
            <Refusals
              storyId={storyId}
              revision={document.data?.revision}
              onImageModel={({ model_id: model }) => onChange({ model })}
            />
          )}
          {hasScenes && storyId !== undefined && <SceneList storyId={storyId} scenes={scenes} isPremium={isPremium} />}
        </>
      )}
    </>
  )
}

/** Probable refusals; a model that is chosen instead is one of the choices. */
function Refusals({
  storyId,
  ...props
}: Pick<ComponentProps<typeof ExpectedRefusals>, 'revision' | 'onImageModel'> & { storyId: string }) {
  const { onRewrite } = useRefusalFixes(storyId)
  return <ExpectedRefusals of={{ story_id: storyId }} {...props} onRewrite={onRewrite} />
}
