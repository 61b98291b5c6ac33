import { Link } from 'react-router-dom'
import { Storyboard } from '#src/shared/story/storyboard/storyboard.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { returnHref } from '../lib/return-href.ts'
import { ScenesPage } from './scenes-page.tsx'

/** The shots of a story, scene by scene. */
export function StoryboardPage({ storyId }: { storyId: string }) {
  return (
    <ScenesPage storyId={storyId} name="Storyboard of" emptyText="The storyboard shows a story scene by scene.">
      {(story) => (
        <Container isPage>
          <PageHeader
            title="Storyboard"
            text="What each shot shows. Images that no longer match are marked in the editor, where you generate them again."
            actions={
              <Button size="small" component={Link} to={returnHref(story)}>
                Back to the story
              </Button>
            }
          />
          <Storyboard story={story} />
        </Container>
      )}
    </ScenesPage>
  )
}
