import { useNavigate } from 'react-router-dom'
import { useCopyExampleStory, useListExampleStories } from '#generated/client/stories/stories.ts'
import type { ExampleStory } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { PLAYS_AT_ONCE } from '#src/shared/lib/plays-at-once.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { PageHeader } from '#src/shared/ui/page-frame.tsx'
import { RatioIcon } from '#src/shared/ui/ratio-icon.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryStill } from '#src/shared/ui/story-card/story-card.tsx'
import styles from './examples.module.css'

/** The built-in example stories; each opens as a copy. */
export function ExamplesView() {
  useDocumentTitle('Example videos')
  return (
    <>
      <PageHeader
        title="Example videos"
        text={
          <>
            Open a copy to play, change and export it. It’s free, and made with the built-in draft engines.{' '}
            <LearnMore about="start-a-story" label="starting a story" />
          </>
        }
      />
      <Content />
    </>
  )
}

function Content() {
  const list = useListExampleStories()
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useCopyExampleStory()
  if (list.isPending) return <Waiting />
  if (list.isError)
    return (
      <div className={styles.failed}>
        <ErrorState
          title="Couldn’t load examples"
          text={list.error.message}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      </div>
    )
  const open = (exampleId: string) =>
    mutate(
      { exampleId },
      {
        onError: notifyError,
        onSuccess: ({ story_id: storyId }) => void navigate(paths.story.href({ storyId }), { state: PLAYS_AT_ONCE }),
      },
    )
  return (
    <ul className={styles.grid}>
      {list.data.results.map((example) => (
        <li key={example.id}>
          <ExampleCard
            example={example}
            isOpening={isPending && variables.exampleId === example.id}
            isBlocked={isPending}
            onOpen={() => open(example.id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface ExampleCardProps {
  example: ExampleStory
  isOpening: boolean
  /** Another one is being opened. */
  isBlocked: boolean
  onOpen: () => void
}

function ExampleCard({ example, isOpening, isBlocked, onOpen }: ExampleCardProps) {
  const { title, description, aspect_ratio: ratio, scenes_total: scenes, length_in_sec: length } = example
  return (
    <article className={styles.card}>
      <div className={styles.poster}>
        <StoryStill ratio={ratio} address={example.poster_url} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{description}</p>
        <p className={styles.facts}>
          <RatioIcon ratio={ratio} size={12} /> {aspectRatio(ratio).label} · about {formatSeconds(length)} · {scenes}{' '}
          scenes
        </p>
        <Button
          size="small"
          isBusy={isOpening}
          busyLabel="Opening"
          disabled={isBlocked && !isOpening}
          aria-label={`Open a copy of ${title}`}
          onClick={onOpen}
        >
          Open a copy
        </Button>
      </div>
    </article>
  )
}

function Waiting() {
  return (
    <Skeletons label="Loading examples">
      <div className={styles.grid}>
        {[0, 1, 2].map((at) => (
          <div key={at} className={styles.card}>
            <SkeletonImage />
            <div className={styles.words}>
              <SkeletonLine width="62%" height={14} />
              <SkeletonLine width="80%" height={10} />
              <SkeletonLine width="40%" height={10} />
              <SkeletonLine width={104} height={32} />
            </div>
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
