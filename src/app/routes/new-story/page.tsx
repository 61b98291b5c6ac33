import { useParams } from 'react-router-dom'
import { TextWizard } from '#src/features/wizard/components/text-wizard.tsx'

export function Component() {
  const { storyId } = useParams()
  // Another story is another wizard: nothing of the last one may be saved into it.
  return <TextWizard key={storyId ?? 'new'} storyId={storyId} />
}
