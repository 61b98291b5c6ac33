import { useDeferredValue, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { formatSeconds } from '#src/shared/lib/format-time.ts'
import { Container } from '#src/shared/ui/container.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { useCreditsEstimate } from '../hooks/use-credits-estimate.ts'
import type { useMakeStory } from '../hooks/use-make-story.ts'
import type { WizardStory } from '../hooks/use-wizard-story.ts'
import type { TextKind } from '../lib/choices.ts'
import { estimateStory } from '../lib/estimate.ts'
import { stepAt, STEPS, type StepId } from '../lib/steps.ts'
import { missingOf } from '../lib/text-check.ts'
import { LookStep } from './look-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepRail } from './step-rail.tsx'
import { StoryStep } from './story-step.tsx'
import { Summary } from './summary.tsx'
import { VoiceStep } from './voice-step.tsx'
import { WizardFoot } from './wizard-foot.tsx'
import styles from './wizard.module.css'

const headings: Readonly<Record<StepId, { title: string; text: string }>> = {
  story: { title: 'Tell the story', text: 'An idea is written out for you; a script is kept word for word.' },
  look: {
    title: 'Choose a look',
    text: 'Every picture in the story follows it. You can change single scenes later.',
  },
  voice: { title: 'Choose a voice', text: 'It tells the whole story. You can change single scenes later.' },
  review: { title: 'Ready to make', text: 'Look it over, then generate. Everything can be changed afterwards.' },
}

interface WizardStepsProps {
  storyId: string | undefined
  step: StepId
  wizard: WizardStory
  making: ReturnType<typeof useMakeStory>
  onKind: (kind: TextKind) => void
  isPremium: boolean
}

/** Rail, one step, summary, and the way on. */
export function WizardSteps({ storyId, step, wizard, making, onKind, isPremium }: WizardStepsProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const [wasAsked, setAsked] = useState(false)
  const { choices, change, save, state, error, document } = wizard
  const estimate = estimateStory(useDeferredValue(choices), isPremium)
  const credits = useCreditsEstimate(storyId, document.data?.revision).data
  const missing = missingOf(choices)
  const problem = missing ?? estimate.problem
  const isLast = step === 'review'
  const place = STEPS.findIndex(({ id }) => id === step)
  const hrefOf = (id: StepId) => (storyId === undefined ? '' : paths.newStoryFor.href({ storyId, step: id }))
  const complain = (cause: unknown, onAction: () => void) =>
    notify(cause instanceof Error ? cause.message : 'An error occurred', {
      tone: 'error',
      action: { label: 'Retry', onAction },
    })

  const handleNext = () => {
    if (missing !== null) {
      setAsked(true)
      if (step === 'story') field.current?.focus()
      else void navigate(hrefOf('story'))
      return
    }
    if (isLast) {
      making.make(save, choices).catch((cause: unknown) => {
        void document.refetch()
        complain(cause, handleNext)
      })
      return
    }
    const next = stepAt(step, 1)
    if (storyId !== undefined) {
      void navigate(hrefOf(next))
      return
    }
    save()
      .then(async (id) => {
        // Back then leads to the saved story's first step, not to an empty one.
        await navigate(paths.newStoryFor.href({ storyId: id, step }), { replace: true })
        await navigate(paths.newStoryFor.href({ storyId: id, step: next }))
      })
      .catch((cause: unknown) => complain(cause, handleNext))
  }

  const count =
    estimate.words === 0
      ? ''
      : [
          estimate.words === 1 ? '1 word' : `${estimate.words} words`,
          ...(choices.kind === 'SCRIPT' ? [`about ${formatSeconds(Math.round(estimate.seconds))}`] : []),
        ].join(', ')
  const kindName = choices.kind === 'SCRIPT' ? 'Script' : 'Prompt'
  const shown = { choices, onChange: change }
  return (
    <>
      <Container className={styles.wizard}>
        <StepRail
          title="New text story"
          current={step}
          notes={{ story: estimate.words > 0 ? `${kindName}, ${count}` : kindName }}
          mayGoOn={storyId !== undefined && missing === null}
          hrefOf={hrefOf}
        />
        <div className={styles.content}>
          <h1 className={styles.title}>{headings[step].title}</h1>
          <p className={styles.text}>{headings[step].text}</p>
          {step === 'story' && (
            <StoryStep
              {...shown}
              onKind={onKind}
              field={field}
              isPremium={isPremium}
              count={count}
              problem={missing !== null ? (wasAsked ? missing : null) : estimate.problem}
            />
          )}
          {step === 'look' && <LookStep {...shown} />}
          {step === 'voice' && <VoiceStep {...shown} />}
          {step === 'review' && (
            <ReviewStep
              choices={choices}
              estimate={estimate}
              credits={credits}
              problem={problem ?? error}
              hrefOf={hrefOf}
            />
          )}
        </div>
        <Summary
          title={document.data?.display_title ?? 'New story'}
          choices={choices}
          estimate={estimate}
          credits={credits}
        />
      </Container>
      <WizardFoot
        back={
          step === 'story'
            ? { label: 'Home', href: paths.home.href() }
            : { label: STEPS[place - 1]?.name ?? 'Home', href: hrefOf(stepAt(step, -1)) }
        }
        next={{
          label: STEPS[place]?.next ?? 'Next',
          isBusy: making.isMaking || (storyId === undefined && state === 'saving'),
          busyLabel: isLast ? 'Starting' : 'Saving',
          disabled: isLast && (problem !== null || credits?.is_affordable === false),
          price: isLast && credits && credits.credits > 0 ? credits.credits : undefined,
        }}
        onNext={handleNext}
        state={state}
        onRetry={() => void save().catch((cause: unknown) => complain(cause, () => void save()))}
      />
    </>
  )
}
