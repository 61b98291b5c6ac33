import { useParams, useSearchParams } from 'react-router-dom'
import type { StorySummary } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { CopyPage } from '#src/features/duplicate/components/copy-page.tsx'
import { SideBySide } from '#src/features/duplicate/components/side-by-side.tsx'
import { StoryLibrary } from '#src/features/stories/components/story-library.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import styles from '../projects/page.module.css'

const copyHref = ({ id }: StorySummary) => paths.duplicateStory.href({ storyId: id })

export function Component() {
  const { storyId } = useParams()
  const [search] = useSearchParams()
  return (
    <Container className={styles.page}>
      {storyId === undefined ? (
        <>
          <PageHeader title="Duplicate a story" text="Choose the story to copy." />
          <StoryLibrary
            hrefOf={copyHref}
            empty={
              <EmptyState
                title="No stories yet"
                text="Make a story first, then duplicate it here."
                action={
                  <Button size="xsmall" href={paths.home.href()}>
                    Make a story
                  </Button>
                }
              />
            }
          />
        </>
      ) : search.get('way') === 'texts' ? (
        <SideBySide key={storyId} storyId={storyId} />
      ) : (
        <CopyPage key={storyId} storyId={storyId} />
      )}
    </Container>
  )
}
