import { useParams } from 'react-router-dom'
import { StoryboardPage } from '#src/features/visuals/components/storyboard-page.tsx'

export function Component() {
  const { storyId = '' } = useParams()
  return <StoryboardPage key={storyId} storyId={storyId} />
}
