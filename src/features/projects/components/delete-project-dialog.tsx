import { useState } from 'react'
import { useDeleteProject } from '#generated/client/projects/projects.ts'
import type { Project } from '#generated/schema.ts'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './projects.module.css'

interface DeleteProjectDialogProps {
  project: Project
  onClose: () => void
  onDeleted?: () => void
}

type Fate = 'KEEP' | 'ARCHIVE'

/** Asks where the stories go; none of them is ever deleted with its project. */
export function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const { name, project_id: projectId, story_count: count } = project
  const remove = useDeleteProject()
  const [fate, setFate] = useState<Fate>('KEEP')
  const stories = count === 1 ? 'its story' : `its ${count} stories`
  const handleDelete = () =>
    remove.mutate(
      { projectId, params: { stories: fate } },
      {
        onError: notifyError,
        onSuccess: ({ message }) => {
          notify(count === 0 ? 'Project deleted' : message)
          onClose()
          onDeleted?.()
        },
      },
    )
  return (
    <ConfirmDialog
      isOpen
      title={`Delete “${name}”?`}
      confirmLabel="Delete project"
      busyLabel="Deleting"
      isDanger
      isBusy={remove.isPending}
      onConfirm={handleDelete}
      onClose={onClose}
    >
      {count === 0 ? (
        <p className={styles.text}>This project has no stories. This can’t be undone.</p>
      ) : (
        <>
          <p className={styles.text}>Only the project is deleted. What should happen to {stories}?</p>
          <div className={styles.choice}>
            <Segmented<Fate>
              label={`What happens to ${stories}`}
              isWide
              segments={[
                { value: 'KEEP', label: 'Keep on Home' },
                { value: 'ARCHIVE', label: 'Archive' },
              ]}
              value={fate}
              onChange={setFate}
            />
            <p className={styles.text} role="status">
              {fate === 'KEEP'
                ? 'They stay on Home, outside any project.'
                : 'You can restore each one from the archive.'}
            </p>
          </div>
        </>
      )}
    </ConfirmDialog>
  )
}
