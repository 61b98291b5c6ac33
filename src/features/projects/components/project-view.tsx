import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useGetProject } from '#generated/client/projects/projects.ts'
import { useCreateEmptyTextStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { BackLink, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { storiesText } from '../lib/stories-text.ts'
import { ProjectMenu } from './project-menu.tsx'

interface ProjectViewProps {
  projectId: string
  /** Its stories; `onNew` creates a blank one. */
  children: (onNew: () => void) => ReactNode
}

/** One project: its name, its contents, and its actions. */
export function ProjectView({ projectId, children }: ProjectViewProps) {
  const navigate = useNavigate()
  const query = useGetProject(projectId)
  const blank = useCreateEmptyTextStory()
  if (query.isPending)
    return (
      <Skeletons label="Loading the project">
        <SkeletonLine width={260} height={28} />
      </Skeletons>
    )
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  const project = query.data
  const handleNew = () =>
    blank.mutate(
      { data: { project_id: projectId } },
      { onError: notifyError, onSuccess: ({ story_id: storyId }) => void navigate(paths.story.href({ storyId })) },
    )
  return (
    <>
      <div>
        <BackLink to={paths.projects.href()} name="Projects" />
        <PageHeader
          title={project.name}
          text={`${storiesText(project)} · changed ${relativeTimeText(project.updated_at)}`}
          actions={
            <>
              <ProjectMenu
                project={project}
                isOpen
                onDeleted={() => void navigate(paths.projects.href(), { replace: true })}
              />
              <Button
                variant="contained"
                icon={<Plus size={16} aria-hidden="true" />}
                isBusy={blank.isPending}
                busyLabel="Opening"
                onClick={handleNew}
              >
                New story
              </Button>
            </>
          }
        />
      </div>
      {children(handleNew)}
    </>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status)
  if (!isUnknown) return <ErrorState title="Couldn’t load the project" text={error.message} onRetry={onRetry} />
  return (
    <EmptyState
      title="Project not found"
      text="It may have been deleted. Look for its stories on Home or in the archive."
      action={
        <Button size="xsmall" component={Link} to={paths.projects.href()}>
          All projects
        </Button>
      }
    />
  )
}
