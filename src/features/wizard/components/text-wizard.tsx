import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/container.tsx'
import { EmptyState } from '#src/shared/ui/faces/empty-state.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/faces/skeletons.tsx'
import { useMakeStory } from '../hooks/use-make-story.ts'
import { useWizardStory } from '../hooks/use-wizard-story.ts'
import type { TextKind } from '../lib/choices.ts'
import { stepOf } from '../lib/steps.ts'
import { WizardSteps } from './wizard-steps.tsx'

/** The wizard for a prompt or a script. Its step stands in the address, its choices on the server. */
export function TextWizard({ storyId }: { storyId: string | undefined }) {
  const [search, setSearch] = useSearchParams()
  const user = useSessionStore((state) => state.user)
  const kind: TextKind = search.get('kind') === 'script' ? 'SCRIPT' : 'PROMPT'
  const wizard = useWizardStory({ userId: user?.user_id, storyId, initial: { kind } })
  const making = useMakeStory()
  const { document } = wizard

  const handleKind = (next: TextKind) => {
    if (storyId !== undefined) wizard.change({ kind: next })
    else setSearch({ kind: next.toLowerCase() }, { replace: true })
  }

  if (document.isError && !document.data) {
    const isForeign = document.error.status === 403
    return (
      <Container>
        <ErrorState
          title={isForeign ? 'Not Authorized to load story' : 'Failed to load story data'}
          text={isForeign ? 'It belongs to another account.' : document.error.message}
          onRetry={isForeign ? undefined : () => void document.refetch()}
        />
      </Container>
    )
  }
  if (storyId !== undefined && !document.data)
    return (
      <Container>
        <Skeletons label="Loading story">
          <SkeletonLine width="40%" height={28} />
          <SkeletonLine width="100%" height={240} />
        </Skeletons>
      </Container>
    )
  const isBegun = document.data && (document.data.status !== 'DRAFT' || document.data.scenes.length > 0)
  if (storyId !== undefined && isBegun && !making.isMaking) {
    const isMade = document.data?.status === 'COMPLETED'
    return (
      <Container>
        <EmptyState
          title={isMade ? 'This story is made' : 'This story is under way'}
          text={isMade ? 'Change it in the editor.' : 'Its scenes are written. See how far they are.'}
          action={
            <Button
              size="xsmall"
              component={Link}
              to={isMade ? paths.story.href({ storyId }) : paths.generating.href({ story_id: storyId })}
            >
              {isMade ? 'Open the editor' : 'Show progress'}
            </Button>
          }
        />
      </Container>
    )
  }
  return (
    <WizardSteps
      storyId={storyId}
      // Without a saved story there is only the first step.
      step={storyId === undefined ? 'story' : stepOf(search.get('step'))}
      wizard={wizard}
      making={making}
      onKind={handleKind}
      isPremium={user?.is_premium === true}
    />
  )
}
