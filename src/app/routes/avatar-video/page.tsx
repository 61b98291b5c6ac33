import { useSearchParams } from 'react-router-dom'
import { AvatarWizard } from '#src/features/avatar/components/avatar-wizard.tsx'

export function Component() {
  const [search] = useSearchParams()
  return <AvatarWizard storyId={search.get('story_id') ?? undefined} />
}
