import { useParams } from 'react-router-dom'
import { StatusPage } from '#src/features/lora/components/status-page.tsx'

export function Component() {
  const { loraId = '' } = useParams()
  return <StatusPage key={loraId} loraId={loraId} />
}
