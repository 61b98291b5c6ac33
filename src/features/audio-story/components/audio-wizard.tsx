import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { ReportProblem } from '#src/shared/bug-report/report-problem.tsx'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { useAudioStory } from '../hooks/use-audio-story.ts'
import { openStep } from '../lib/steps.ts'
import { AudioSteps } from './audio-steps.tsx'

/** The wizard for a recording. The URL holds its step; the server holds recording, words and scenes. */
export function AudioWizard({ storyId }: { storyId: string | undefined }) {
  const [search] = useSearchParams()
  const user = useSessionStore((state) => state.user)
  const audio = useAudioStory(storyId)
  const { story, status, recording, mediaId } = audio

  if (story.isError && !story.data)
    return (
      <Container>
        <StoryRefusal error={story.error} onRetry={() => void story.refetch()} isRetrying={story.isRefetching} />
      </Container>
    )
  const isLoading = storyId !== undefined && (!story.data || !status.data || (mediaId !== undefined && !recording.data))
  if (isLoading && recording.isError)
    return (
      <Container>
        <ErrorState
          title="Couldn’t load the recording"
          text={recording.error.message}
          onRetry={() => void recording.refetch()}
          isRetrying={recording.isFetching}
          action={
            <ReportProblem
              storyId={storyId}
              failure={{ operation: 'getMedia', message: recording.error.message }}
              cause={recording.error}
            />
          }
        />
      </Container>
    )
  if (isLoading)
    return (
      <Container>
        <Skeletons label="Loading story">
          <SkeletonLine width="40%" height={28} />
          <SkeletonLine width="100%" height={240} />
        </Skeletons>
      </Container>
    )
  const isMade = status.data?.status === 'COMPLETED'
  const isGenerating = audio.isBusy && status.data?.step !== 'TRANSCRIBING'
  if (storyId !== undefined && (isMade || isGenerating))
    return (
      <Container>
        <EmptyState
          title={isMade ? 'Your story is ready' : 'Your story is being generated'}
          text={isMade ? 'Edit it in the editor.' : 'Images are being generated.'}
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
  const reached = {
    hasRecording: recording.data !== undefined,
    hasWords: (recording.data?.transcription?.words.length ?? 0) > 0,
    hasScenes: (story.data?.scenes.length ?? 0) > 0,
  }
  return (
    <AudioSteps
      storyId={storyId}
      projectId={search.get('project_id') ?? undefined}
      step={openStep(search.get('step'), reached)}
      reached={reached}
      audio={audio}
      isPremium={user?.is_premium === true}
    />
  )
}
