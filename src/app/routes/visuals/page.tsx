import { useParams } from 'react-router-dom'
import { VisualsPage } from '#src/features/visuals/components/visuals-page.tsx'

export function Component() {
  const { storyId = '' } = useParams()
  return <VisualsPage key={storyId} storyId={storyId} />
}
