import type { ReactNode } from 'react'
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

interface ScenesPageProps {
  storyId: string
  /** Before the story's title, in the title of the document. */
  name: string
  /** What the page is for, where there are no scenes yet. */
  emptyText: string
  children: (story: StoryDocument) => ReactNode
}

/** A page about the scenes of a story that is not being generated. */
export function ScenesPage({ storyId, name, emptyText, children }: ScenesPageProps) {
  const story = useGetStory({ story_id: storyId }, { query: { staleTime: 0 } })
  useDocumentTitle(story.data && `${name} ${story.data.display_title}`)
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
  const isUnderWay = story.data.status === 'GENERATING'
  if (!isUnderWay && story.data.scenes.length > 0) return children(story.data)
  return (
    <Container isPage>
      <EmptyState
        title={isUnderWay ? 'Your story is being generated' : 'No scenes yet'}
        text={isUnderWay ? 'Images are being generated. You can open this page afterwards.' : emptyText}
        action={
          <Button
            size="xsmall"
            component={Link}
            to={isUnderWay ? paths.generating.href({ story_id: storyId }) : returnHref(story.data)}
          >
            {isUnderWay ? 'Show progress' : 'Back to the story'}
          </Button>
        }
      />
    </Container>
  )
}
