import { useParams } from 'react-router-dom'
import { ScreenplayPage } from '#src/features/screenplay/components/screenplay-page.tsx'

export function Component() {
  const { storyId = '' } = useParams()
  // Another story is another screenplay: nothing of the last one may be saved into it.
  return <ScreenplayPage key={storyId} storyId={storyId} />
}
