import { Link, useSearchParams } from 'react-router-dom'
import type { StoryDocument } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { useMakeStory } from '../hooks/use-make-story.ts'
import { useWizardStory } from '../hooks/use-wizard-story.ts'
import { useWriting } from '../hooks/use-writing.ts'
import { kindNamed, type TextKind } from '../lib/kinds.ts'
import { type Phase, phaseOf } from '../lib/phase.ts'
import { readLastStep, stepOf } from '../lib/steps.ts'
import { WizardSteps } from './wizard-steps.tsx'

/** The wizard for words: a prompt, a script, a screenplay, a narration. The URL holds its step, the server its choices. */
export function TextWizard({ storyId }: { storyId: string | undefined }) {
  const [search, setSearch] = useSearchParams()
  const user = useSessionStore((state) => state.user)
  const wizard = useWizardStory({ userId: user?.user_id, storyId, initial: { kind: kindNamed(search.get('kind')) } })
  const { document, choices } = wizard
  const { kind } = choices
  // Without a saved story there is only the first step; without a step in the URL, the last one used.
  const step = storyId === undefined ? 'story' : stepOf(kind, search.get('step') ?? readLastStep(storyId))
  const writing = useWriting(storyId, wizard, step === 'cast' || step === 'storyboard' || step === 'review')
  const making = useMakeStory(storyId)

  const handleKind = (next: TextKind) => {
    if (storyId !== undefined) wizard.change({ kind: next })
    else setSearch({ kind: next.toLowerCase() }, { replace: true })
  }

  if (document.isError && !document.data)
    return (
      <Container>
        <StoryRefusal
          error={document.error}
          onRetry={() => void document.refetch()}
          isRetrying={document.isRefetching}
        />
      </Container>
    )
  if (storyId !== undefined && !document.data)
    return (
      <Container>
        <Skeletons label="Loading story">
          <SkeletonLine width="40%" height={28} />
          <SkeletonLine width="100%" height={240} />
        </Skeletons>
      </Container>
    )
  const phase = document.data && !making.isGenerating ? phaseOf(document.data, writing.step) : 'wizard'
  if (storyId !== undefined && phase !== 'wizard')
    return <Begun storyId={storyId} phase={phase} isScreenplay={isOpenScreenplay(document.data)} />
  return (
    <WizardSteps
      storyId={storyId}
      step={step}
      wizard={wizard}
      writing={writing}
      making={making}
      onKind={handleKind}
      isPremium={user?.is_premium === true}
    />
  )
}

const begun = {
  making: {
    title: 'Your story is being generated',
    text: 'Scenes are being generated.',
    to: 'Show progress',
  },
  made: { title: 'Your story is ready', text: 'Edit it in the editor.', to: 'Open the editor' },
  elsewhere: { title: 'This story started another way', text: 'Edit it in the editor.', to: 'Open the editor' },
} as const satisfies Record<Exclude<Phase, 'wizard'>, object>

const screenplay = {
  title: 'This story is a screenplay',
  text: 'Edit and generate it on the screenplay page.',
  to: 'Open screenplay',
} as const

const isOpenScreenplay = (story: StoryDocument | undefined): boolean =>
  story?.is_created_with_screenplay === true && story.status === 'DRAFT'

interface BegunProps {
  storyId: string
  phase: Exclude<Phase, 'wizard'>
  /** A screenplay that is not generated yet continues on its own page. */
  isScreenplay: boolean
}

function Begun({ storyId, phase, isScreenplay }: BegunProps) {
  const { title, text, to } = isScreenplay ? screenplay : begun[phase]
  const href = isScreenplay
    ? paths.screenplay.href({ storyId })
    : phase === 'making'
      ? paths.generating.href({ story_id: storyId })
      : paths.story.href({ storyId })
  return (
    <Container>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button size="xsmall" component={Link} to={href}>
            {to}
          </Button>
        }
      />
    </Container>
  )
}
