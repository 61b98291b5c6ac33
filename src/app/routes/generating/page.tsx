import { Link, useSearchParams } from 'react-router-dom'
import { GeneratingView } from '#src/features/generating/components/generating-view.tsx'
import { prefetchNext } from '#src/shared/lib/background-load.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { startSoundOutput } from '#src/video/player/start-sound-output.ts'
import { paths } from '../../paths.ts'

// The editor opens as soon as the first scene is there, and plays it. This page has nothing else to do until then.
prefetchNext(() => import('../story/story.tsx'))
prefetchNext(() => import('#src/video/player/film-sounds.tsx'))
prefetchNext(() => import('mediabunny'))
prefetchNext(startSoundOutput)

export function Component() {
  const [search] = useSearchParams()
  const storyId = search.get('story_id')
  return (
    <Container>
      {storyId ? (
        <GeneratingView key={storyId} storyId={storyId} />
      ) : (
        <EmptyState
          title="No story selected"
          text="Open one of your stories or start a new one."
          action={
            <Button size="xsmall" component={Link} to={paths.home.href()}>
              Go to Home
            </Button>
          }
        />
      )}
    </Container>
  )
}
