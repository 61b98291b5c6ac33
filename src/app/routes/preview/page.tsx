import { useSearchParams } from 'react-router-dom'
import { PreviewView } from '#src/features/preview/components/preview-view.tsx'
import { prefetch } from '#src/shared/lib/background-load.ts'
import { Container } from '#src/shared/ui/page-frame.tsx'
import styles from './preview.module.css'

// The player loads in parallel to the film's data, not after it.
prefetch(() => import('#src/video/player/film-player.tsx'))

export function Component() {
  const [search] = useSearchParams()
  const previewId = search.get('public_preview_id')
  return (
    <Container className={styles.page}>
      <PreviewView key={previewId} previewId={previewId || null} />
    </Container>
  )
}
