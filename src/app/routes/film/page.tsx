import { useParams } from 'react-router-dom'
import { FilmView } from '#src/features/film/components/film-view.tsx'
import { downloadFile } from '#src/shared/media/download-file.ts'
import { Container } from '#src/shared/ui/page-frame.tsx'

export function Component() {
  const { renderId = '' } = useParams()
  return (
    <Container isPage>
      <FilmView renderId={renderId} downloadFile={downloadFile} />
    </Container>
  )
}
