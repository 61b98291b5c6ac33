import { ProjectLibrary } from '#src/features/projects/components/project-library.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'
import styles from './page.module.css'

export function Component() {
  return (
    <Container className={styles.page}>
      <ProjectLibrary />
    </Container>
  )
}
