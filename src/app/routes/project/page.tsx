import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { ProjectView } from '#src/features/projects/components/project-view.tsx'
import { StoryLibrary } from '#src/features/stories/components/story-library.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import styles from '../projects/page.module.css'

export function Component() {
  const [search] = useSearchParams()
  const projectId = search.get('project_id')
  if (projectId === null) return <Navigate to={paths.projects.href()} replace />
  return (
    <Container className={styles.page}>
      <ProjectView key={projectId} projectId={projectId}>
        {(onNew) => (
          <StoryLibrary
            projectId={projectId}
            empty={
              <EmptyState
                title="No stories in this project"
                text={
                  <>
                    Create a blank story here, or move one in from its menu on Home.{' '}
                    <LearnMore about="projects" label="projects" />
                  </>
                }
                action={
                  <Button size="xsmall" onClick={onNew}>
                    New story
                  </Button>
                }
              />
            }
          />
        )}
      </ProjectView>
    </Container>
  )
}
