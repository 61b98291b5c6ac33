import { Link } from 'react-router-dom'
import type { StoryDocument } from '#generated/schema.ts'
import { useGetStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { returnHref } from '../lib/return-href.ts'
import { ChooseVisuals } from './choose-visuals.tsx'

/** The images of a story, chosen scene by scene: before the generation they replace generated ones; afterwards the current ones. */
export function VisualsPage({ storyId }: { storyId: string }) {
  const story = useGetStory({ story_id: storyId }, { query: { staleTime: 0 } })
  useDocumentTitle(story.data && `Choose visuals for ${story.data.display_title}`)
  if (story.isPending)
    return (
      <Container isPage>
        <Skeletons label="Loading story">
          <SkeletonLine width={220} height={28} />
          <SkeletonLine width="100%" height={64} />
          <SkeletonImage />
        </Skeletons>
      </Container>
    )
  if (!story.data)
    return (
      <Container isPage>
        <StoryRefusal error={story.error} onRetry={() => void story.refetch()} isRetrying={story.isFetching} />
      </Container>
    )
  return <Shown story={story.data} />
}

function Shown({ story }: { story: StoryDocument }) {
  const isUnderWay = story.status === 'GENERATING'
  if (!isUnderWay && story.scenes.length > 0) return <ChooseVisuals story={story} />
  return (
    <Container isPage>
      <EmptyState
        title={isUnderWay ? 'Your story is being generated' : 'No scenes yet'}
        text={
          isUnderWay
            ? 'Images are being generated. You can choose visuals afterwards.'
            : 'You choose visuals scene by scene.'
        }
        action={
          <Button
            size="xsmall"
            component={Link}
            to={isUnderWay ? paths.generating.href({ story_id: story.story_id }) : returnHref(story)}
          >
            {isUnderWay ? 'Show progress' : 'Back to the story'}
          </Button>
        }
      />
    </Container>
  )
}
