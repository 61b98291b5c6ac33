import { useParams } from 'react-router-dom'
import { TrainingPage } from '#src/features/lora/components/training-page.tsx'

export function Component() {
  const { loraId = '' } = useParams()
  return <TrainingPage key={loraId} loraId={loraId} />
}
