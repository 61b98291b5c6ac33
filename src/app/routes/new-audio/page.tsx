import { useParams } from 'react-router-dom'
import { AudioWizard } from '#src/features/audio-story/components/audio-wizard.tsx'

export function Component() {
  const { storyId } = useParams()
  // Another story is another wizard: nothing of the last one may be saved into it.
  return <AudioWizard key={storyId ?? 'new'} storyId={storyId} />
}
