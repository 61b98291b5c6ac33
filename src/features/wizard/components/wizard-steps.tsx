import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { StoryPlan } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { BrowserModelError } from '#src/shared/browser-models/browser-work.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { isUpgradeRefusal } from '#src/shared/ui/upgrade/upgrade.ts'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import { errorText } from '#src/shared/api/api-error.ts'
import { useCreditsEstimate } from '#src/shared/story/quotes/prices.ts'
import { useWritingForecast } from '#src/shared/story/writing/use-writing-forecast.ts'
import type { useMakeStory } from '../hooks/use-make-story.ts'
import type { WizardStory } from '../hooks/use-wizard-story.ts'
import type { Writing } from '../hooks/use-writing.ts'
import { type Estimate, estimateScenes, estimateStory } from '../lib/estimate.ts'
import { KINDS, type TextKind } from '../lib/kinds.ts'
import { storeLastStep, stepAt, stepsOf, type StepId } from '../lib/steps.ts'
import { missingOf, tooLongText } from '../lib/text-check.ts'
import { Summary } from './summary.tsx'
import { WizardStep } from './wizard-step.tsx'

interface WizardStepsProps {
  storyId: string | undefined
  step: StepId
  wizard: WizardStory
  writing: Writing
  making: ReturnType<typeof useMakeStory>
  onKind: (kind: TextKind) => void
  isPremium: boolean
}

/** Rail, one step, summary, and the buttons to continue. */
export function WizardSteps({ storyId, step, wizard, writing, making, onKind, isPremium }: WizardStepsProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const [wasAsked, setAsked] = useState(false)
  const { choices, change, save, state, error, conflict, document } = wizard
  const { kind } = choices
  const steps = stepsOf(kind)
  const scenes = document.data?.scenes ?? []
  const isWritten = writing.state === 'current' && !writing.isBusy
  const forecast = useWritingForecast(kind === 'PROMPT' ? choices.text : '', choices.language, choices.seconds)
  const typed = useDeferredValue(choices)
  const seconds = Math.min(typed.seconds, Math.ceil(forecast?.seconds ?? Infinity))
  const expected = estimateStory({ ...typed, seconds }, isPremium)
  const estimate = isWritten ? estimateScenes(expected, scenes, isPremium) : expected
  const credits = useCreditsEstimate(storyId, document.data?.revision).data
  const missing = missingOf(choices)
  const isLast = step === 'review'
  const place = steps.findIndex(({ id }) => id === step)
  const hrefOf = (id: StepId) => (storyId === undefined ? '' : paths.newStoryFor.href({ storyId, step: id }))
  useEffect(() => {
    if (storyId !== undefined) storeLastStep(storyId, step)
  }, [storyId, step])

  const attempt = (work: () => Promise<unknown>) =>
    void work().catch((cause: unknown) => {
      if (storyId !== undefined) void document.refetch()
      if (isUpgradeRefusal(cause)) return
      notify(errorText(cause), {
        tone: 'error',
        action: { label: 'Retry', onAction: handleNext },
      })
    })

  const handleNext = () => {
    const next = stepAt(kind, step, 1)
    if (missing !== null) {
      setAsked(true)
      if (step === 'story') field.current?.focus()
      else void navigate(hrefOf('story'))
    } else if (conflict !== null) void navigate(hrefOf('story'))
    else if (isLast) attempt(() => making.make(save, credits?.credits))
    else if (kind === 'SCREENPLAY') attempt(() => making.read(choices, save))
    else if (storyId !== undefined) void navigate(hrefOf(next))
    else attempt(async () => goOn((await save()).id))
  }
  const goOn = async (id: string) => {
    // Back then leads to the saved story's first step, not to an empty one.
    if (storyId === undefined) await navigate(paths.newStoryFor.href({ storyId: id, step }), { replace: true })
    await navigate(paths.newStoryFor.href({ storyId: id, step: stepAt(kind, step, 1) }))
  }
  const handlePlan = async (plan: StoryPlan) => {
    const id = await writing.writeFrom(plan).catch((cause: unknown) => {
      throw new BrowserModelError(errorText(cause))
    })
    await goOn(id)
  }

  const shownProblem = tooLongText(choices) ?? (missing !== null && wasAsked ? missing : expected.problem)
  const isBusy = making.isGenerating || (storyId === undefined && state === 'saving')
  const railSteps = steps.map(({ id, name }, at) => ({
    id,
    name,
    note: id === 'story' ? [KINDS[kind].label, countOf(kind, expected)].filter(Boolean).join(', ') : undefined,
    href: storyId !== undefined && (at === 0 || missing === null) ? hrefOf(id) : null,
  }))
  return (
    <WizardFrame
      name="New text story"
      steps={railSteps}
      current={step}
      {...headings[step]}
      aside={
        <Summary
          title={document.data?.display_title ?? 'New story'}
          choices={choices}
          estimate={estimate}
          credits={credits}
          isWritten={isWritten}
        />
      }
      foot={{
        back:
          step === 'story'
            ? { label: 'Home', href: paths.home.href() }
            : { label: steps[place - 1]?.name ?? 'Home', href: hrefOf(stepAt(kind, step, -1)) },
        next: {
          label: steps[place]?.next ?? 'Next',
          onNext: handleNext,
          isBusy,
          busyLabel: isLast ? 'Starting' : kind === 'SCREENPLAY' ? 'Importing' : 'Saving',
          disabled:
            (step === 'story' && conflict !== null) ||
            (isLast &&
              (!isWritten || missing !== null || estimate.problem !== null || credits?.is_affordable === false)),
          price: (isLast ? credits?.credits : wizard.savingPrice) || undefined,
        },
        state,
        onRetry: conflict === null ? () => attempt(save) : undefined,
      }}
    >
      <WizardStep
        {...{ storyId, step, wizard, writing, onKind, field, isPremium, estimate, credits, hrefOf }}
        onChange={change}
        onPlan={handlePlan}
        count={countOf(kind, expected)}
        problem={shownProblem}
        obstacle={missing ?? (conflict && CONFLICT) ?? estimate.problem ?? credits?.length_problem ?? error}
      />
    </WizardFrame>
  )
}

const CONFLICT = 'The text was changed elsewhere. Choose which version to keep in the first step.'

const headings: Readonly<Record<StepId, { title: string; text: string }>> = {
  story: { title: 'Tell the story', text: 'We turn an idea into a story. Your own text stays word for word.' },
  look: {
    title: 'Choose a style',
    text: 'All images follow this style. You can change individual scenes later.',
  },
  voice: {
    title: 'Choose voice and music',
    text: 'This voice narrates the whole story. You can change individual scenes later.',
  },
  cast: {
    title: 'Meet the cast',
    text: 'Found in your text. Their descriptions are used in every image they appear in.',
  },
  storyboard: {
    title: 'Check the storyboard',
    text: 'Every shot, before its image is generated. Change what you like, or go on: nothing here is required.',
  },
  review: { title: 'Ready to generate', text: 'Review your story, then generate it. You can change everything later.' },
}

/** Number of words, and their duration where they decide it. */
function countOf(kind: TextKind, { words, seconds }: Estimate): string {
  if (words === 0) return ''
  const counted = words === 1 ? '1 word' : `${words.toLocaleString('en')} words`
  const isRead = kind !== 'PROMPT' && seconds > 0
  return isRead ? `${counted}, about ${formatSeconds(Math.round(seconds))}` : counted
}
