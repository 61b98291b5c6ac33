import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useCancelGeneration, useGetStory } from '#generated/client/stories/stories.ts'
import type { StoryDocument, StoryStatus } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { ReportProblem } from '#src/shared/bug-report/report-problem.tsx'
import { useStoryStatus } from '#src/shared/hooks/use-story-status.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import { PLAYS_AT_ONCE } from '#src/shared/lib/plays-at-once.ts'
import { EngineBadge, WorkingEngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { PageHeader } from '#src/shared/ui/page-frame.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { VisualsOffer } from '#src/shared/ui/wizard/visuals-offer.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { TitleText } from '#src/shared/ui/title-text.tsx'
import { useResumeAction } from '../hooks/use-resume-action.ts'
import styles from './generating-view.module.css'
import { ScenesArriving } from './scenes-arriving.tsx'

/** The panel's title. A finished story stays for the moment that the editor takes to open. */
function whatIsDone(status: StoryStatus | undefined): string {
  if (status?.status === 'FAILED') return status.error_message ?? 'Couldn’t finish the story'
  if (status?.status === 'COMPLETED') return 'Opening the story'
  return status?.activity || 'Starting'
}

/** A recorded video and an avatar have their images already. */
const hasOpenImages = ({ scenes, creation_mode: mode }: StoryDocument): boolean =>
  scenes.length > 0 && mode !== 'VideoCaptions' && mode !== 'Avatar'

/** An avatar without its video has nothing to edit yet. */
const isEditable = (story: StoryDocument | undefined): boolean =>
  story !== undefined && story.scenes.length > 0 && story.creation_mode !== 'Avatar'

/** Text under the progress. */
function noteOn(status: StoryStatus | undefined, isCutOff: boolean): string {
  if (status?.status === 'FAILED')
    return status.credits_charged > 0
      ? `Finished parts are still here. ${status.credits_charged} credits were charged for them.`
      : 'Finished parts are still here. You were not charged.'
  if (isCutOff) return 'Connection lost. Generation continues, and this page updates when you’re back online.'
  const length = status && status.duration_in_frames > 0 ? `${formatFrames(status.duration_in_frames)} so far. ` : ''
  return `${length}You can leave this page.`
}

/** A story in generation: the current step, the scenes as they arrive, and how to stop it. Ends in the editor, with the first scene. */
export function GeneratingView({ storyId }: { storyId: string }) {
  const navigate = useNavigate()
  const status = useStoryStatus(storyId)
  const made = status.data?.scenes_completed ?? 0
  const revision = status.data?.revision ?? 0
  const story = useGetStory({ story_id: storyId }, { query: { staleTime: 0 } })
  const cancel = useCancelGeneration()
  const refresh = useEffectEvent(() => void story.refetch())
  const refreshOlder = useEffectEvent(() => {
    if (story.data && story.data.revision < revision) void story.refetch()
  })

  const state = status.data?.status
  const isLoaded = story.data !== undefined
  // The first answer is often as new as the status that arrives with it.
  useEffect(() => refreshOlder(), [revision, isLoaded])
  // An end changes scenes, also where it leaves the revision unchanged.
  const hasEnded = state !== undefined && state !== 'GENERATING'
  useEffect(() => {
    if (hasEnded) refresh()
  }, [hasEnded, state])

  const isDone = status.data?.status === 'COMPLETED'
  // The first scene can be watched while the next ones are generated.
  const isWatchable = state === 'GENERATING' && story.data?.scenes[0]?.status === 'COMPLETED'
  useEffect(() => {
    if (!isDone && !isWatchable) return
    void navigate(paths.story.href({ storyId }), { replace: true, state: PLAYS_AT_ONCE })
  }, [isDone, isWatchable, navigate, storyId])

  const hasFailed = status.data?.status === 'FAILED'
  const isResting = status.data?.status === 'DRAFT'
  // Scenes that were written a moment ago must not be written again.
  const isBehind = story.isFetching && story.data?.scenes.length === 0
  const action = useResumeAction({
    story: isBehind ? undefined : story.data,
    hasStopped: hasFailed || isResting,
    onBegun: () => void status.refetch(),
  })
  const handleCancel = () => cancel.mutate({ storyId }, { onError: (error) => notifyError(error) })

  const refusal = status.error ?? story.error
  if (refusal && !status.data)
    return <StoryRefusal error={refusal} onRetry={() => void status.refetch()} isRetrying={status.isRefetching} />
  // An unknown state may be that of a story without a running generation.
  if (status.isPending)
    return (
      <div className={styles.view}>
        <Skeletons label="Loading the story">
          <SkeletonLine width="40%" height={28} />
          <SkeletonLine width="100%" height={72} />
        </Skeletons>
      </div>
    )
  const now = status.data
  const engine = now?.engine_label
  const canChoose = (hasFailed || isResting) && story.data && hasOpenImages(story.data)
  const total = now?.scenes_total ?? 0
  // After the finished ones; at least one, also before the scenes are known.
  const failedCount = Math.max(1, story.data?.scenes.filter((scene) => scene.status === 'FAILED').length ?? 0)
  const failed = Array.from({ length: failedCount }, (_, at) => made + at)
  return (
    <div className={styles.view}>
      <PageHeader
        title={story.data ? <TitleText text={story.data.display_title} language={story.data.language} /> : 'Your story'}
        text={engine ? <WorkingEngineBadge label={engine} /> : <EngineBadge kind="WRITER" />}
      />
      {isResting ? (
        <EmptyState
          title="Generation paused"
          text="Finished parts are still here. Continue where it stopped, or edit them."
          action={
            action && (
              <Button
                size="xsmall"
                onClick={action.go}
                price={action.price}
                isBusy={action.isBusy}
                busyLabel="Starting"
              >
                {action.label ?? 'Continue'}
              </Button>
            )
          }
        />
      ) : (
        <ProgressPanel
          title={whatIsDone(now)}
          {...(total > 0 && { amount: `${made} of ${total}` })}
          progress={
            total > 0
              ? segmentsByCount({
                  total,
                  done: made,
                  ...(hasFailed ? { failed } : { share: 0.5 }),
                })
              : (now?.progress ?? 0)
          }
          note={noteOn(now, status.isRefetchError || status.fetchStatus === 'paused')}
          hasFailed={hasFailed}
          onCancel={now?.can_cancel ? handleCancel : undefined}
          onRetry={hasFailed ? action?.go : undefined}
          retryLabel={action?.label}
          retryPrice={action?.price}
          isRetrying={action?.isBusy ?? false}
        />
      )}
      {now?.offers_built_in_writer && action?.goBuiltIn && (
        <Button
          className={styles.open}
          size="xsmall"
          onClick={action.goBuiltIn.go}
          price={action.goBuiltIn.price}
          isBusy={action.isBusy}
          busyLabel="Starting"
        >
          Use built-in writer
        </Button>
      )}
      {(hasFailed || isResting) && isEditable(story.data) && (
        <Button className={styles.open} size="xsmall" component={Link} to={paths.story.href({ storyId })}>
          Open the editor
        </Button>
      )}
      {hasFailed && (
        <div className={styles.open}>
          <ReportProblem storyId={storyId} failure={{ operation: 'makeStory', message: now?.error_message ?? null }} />
        </div>
      )}
      {canChoose && (
        <VisualsOffer storyId={storyId}>
          Scenes without an image get one when you generate the story. You can also choose visuals first.
        </VisualsOffer>
      )}
      <ScenesArriving
        total={total}
        isComing={now?.status === 'GENERATING'}
        scenes={story.data?.scenes ?? []}
        ratio={story.data?.aspect_ratio ?? 'SIXTEEN_NINE'}
      />
    </div>
  )
}
