import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { completeWorkflow } from '#src/shared/services/telemetry/telemetry.ts'
import { Container } from '#src/shared/ui/page-frame.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { useAvatarStory } from '../hooks/use-avatar-story.ts'
import { missingFor, openStep, STEPS, type StepId } from '../lib/steps.ts'
import { FilmStep } from './film-step.tsx'
import { PortraitStep } from './portrait-step.tsx'
import type { StepProps } from './step-props.ts'
import { VoiceStep } from './voice-step.tsx'

/** A speaking portrait: portrait, voice, video. The URL holds the step, the server the choices. */
export function AvatarWizard({ storyId }: { storyId: string | undefined }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isPremium = useSessionStore((state) => state.user?.is_premium === true)
  const own = useAvatarStory(storyId)
  const { story, avatar } = own

  if (story.isError && !story.data)
    return (
      <Container>
        <StoryRefusal error={story.error} onRetry={() => void story.refetch()} isRetrying={story.isRefetching} />
      </Container>
    )
  if (storyId !== undefined && !story.data)
    return (
      <Container>
        <Skeletons label="Loading the avatar">
          <SkeletonLine width="40%" height={28} />
          <SkeletonLine width="100%" height={240} />
        </Skeletons>
      </Container>
    )
  if (storyId !== undefined && story.data?.status === 'COMPLETED') return <Finished storyId={storyId} />

  const step = openStep(search.get('step'), avatar, isPremium)
  const at = STEPS.findIndex(({ id }) => id === step)
  const hrefOf = (id: StepId) => paths.avatarVideo.href({ story_id: storyId, step: id })
  const notes: Record<StepId, string | undefined> = {
    portrait: avatar.portrait && 'Chosen',
    voice: avatar.voice && `${(avatar.voice.durationMs / 1000).toFixed(1)} s`,
    film: undefined,
  }
  const before = STEPS[at - 1]
  const after = STEPS[at + 1]
  const props: StepProps = {
    own,
    isPremium,
    frame: {
      name: 'Avatar video',
      current: step,
      title: STEPS[at]?.title ?? '',
      steps: STEPS.map(({ id, name }) => ({
        id,
        name,
        note: notes[id],
        href: missingFor(id, avatar, isPremium) === null ? hrefOf(id) : null,
      })),
    },
    back: before ? { label: before.name, href: hrefOf(before.id) } : { label: 'Home', href: paths.home.href() },
    onNext: () => after && void navigate(hrefOf(after.id)),
    onBegun: (id) => void navigate(paths.avatarVideo.href({ story_id: id, step: 'portrait' }), { replace: true }),
  }
  if (step === 'portrait') return <PortraitStep {...props} />
  if (step === 'voice' && avatar.scene) return <VoiceStep {...props} scene={avatar.scene} />
  return <FilmStep {...props} />
}

/** Nothing is left to choose: the story continues in the editor. */
function Finished({ storyId }: { storyId: string }) {
  useEffect(() => completeWorkflow(storyId), [storyId])
  return <Navigate replace to={paths.story.href({ storyId })} />
}
