import { Link, useSearchParams } from 'react-router-dom'
import { useGetMedia } from '#generated/client/media/media.ts'
import { paths } from '#src/app/paths.ts'
import { ReportProblem } from '#src/shared/bug-report/report-problem.tsx'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import type { RailStep } from '#src/shared/ui/wizard/step-rail.tsx'
import { deleteDraft } from '../hooks/use-stored-draft.ts'
import { CaptionsStep } from './captions-step.tsx'
import { GeneratingStep } from './generating-step.tsx'
import { VideoStep } from './video-step.tsx'

/** The wizard that captions a video. The URL names the step, the video, its sound, and the story once it exists. */
export function CaptionsWizard() {
  const [search, setSearch] = useSearchParams()
  const user = useSessionStore((state) => state.user)
  const [media, sound, storyId] = [search.get('media'), search.get('sound'), search.get('story_id')]
  const soundId = sound === null || sound === 'none' ? undefined : sound
  const video = useGetMedia(media ?? '', {}, { query: { enabled: media !== null } })
  const voice = useGetMedia(soundId ?? '', {}, { query: { enabled: soundId !== undefined } })
  const place = { ...(media && { media }), ...(sound && { sound }), project_id: search.get('project_id') ?? undefined }
  const hrefOf = (step: string) => paths.newVideoCaptions.href({ ...place, step })
  const isThere = video.data !== undefined && (soundId === undefined || voice.data !== undefined)
  const step = media !== null && sound !== null && search.get('step') === 'captions' ? 'captions' : 'video'

  const failed = [video, voice].find((query) => query.isError)
  if (failed)
    return (
      <Container>
        {failed.error?.status === 404 ? (
          <ErrorState
            title="Video not found"
            text="It may belong to another account or have been deleted."
            action={
              <Button size="xsmall" component={Link} to={paths.newVideoCaptions.href()}>
                Choose a video
              </Button>
            }
          />
        ) : (
          <ErrorState
            title="Couldn’t load the video"
            text={failed.error?.message ?? ''}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isFetching}
            action={
              <ReportProblem
                failure={{ operation: 'getMedia', message: failed.error?.message ?? null }}
                cause={failed.error}
              />
            }
          />
        )}
      </Container>
    )
  if (media !== null && !isThere)
    return (
      <Container>
        <Skeletons label="Loading the video">
          <SkeletonLine width="40%" height={28} />
          <SkeletonLine width="100%" height={240} />
        </Skeletons>
      </Container>
    )
  const length = video.data?.duration_ms
  const steps: RailStep[] = [
    {
      id: 'video',
      name: 'Video',
      note: length ? formatSeconds(Math.round(length / 1000)) : undefined,
      href: hrefOf('video'),
    },
    { id: 'captions', name: 'Captions', href: media !== null && sound !== null ? hrefOf('captions') : null },
  ]
  const frame = { name: 'New captioned video', steps, current: step }
  if (storyId !== null)
    return (
      <GeneratingStep
        frame={{ ...frame, current: 'captions' }}
        storyId={storyId}
        back={hrefOf('captions')}
        onMade={() => media !== null && deleteDraft(media)}
        onAgain={() => setSearch(new URLSearchParams(hrefOf('captions').split('?')[1]), { replace: true })}
      />
    )
  if (step === 'captions' && video.data)
    return (
      <CaptionsStep
        key={video.data.id}
        frame={frame}
        back={hrefOf('video')}
        video={video.data}
        sound={voice.data}
        projectId={place.project_id}
        onBegun={(id) => setSearch(new URLSearchParams({ ...Object.fromEntries(search), story_id: id }))}
      />
    )
  return (
    <VideoStep
      frame={frame}
      video={video.data}
      hasSound={soundId !== undefined}
      isPremium={user?.is_premium === true}
      onReady={({ media: newMedia, sound: newSound }) =>
        setSearch(
          new URLSearchParams({ ...Object.fromEntries(search), media: newMedia, sound: newSound, step: 'video' }),
          {
            replace: true,
          },
        )
      }
      next={media !== null && sound !== null ? hrefOf('captions') : null}
    />
  )
}
