import OutlinedInput from '@mui/material/OutlinedInput'
import { Folder, FolderX, Search } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { useCreateProject, useListProjects } from '#generated/client/projects/projects.ts'
import { useUpdateStory } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './move-dialog.module.css'

interface MoveDialogProps {
  story: StorySummary
  onClose: () => void
}

const MAX_SHOWN = 50
const NONE = 'none'

/** Moves a story into a project, into a new one, or out of all. */
export function MoveDialog({ story, onClose }: MoveDialogProps) {
  const group = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(story.project_id ?? NONE)
  const wanted = useDeferredValue(query.trim())
  const list = useListProjects({ page_size: MAX_SHOWN, ...(wanted === '' ? {} : { query: wanted }) })
  const create = useCreateProject()
  const move = useUpdateStory()
  const projects = list.data?.results ?? []
  const isNew = wanted !== '' && list.isSuccess && !projects.some(({ name }) => name === wanted)
  const isBusy = move.isPending || create.isPending

  const moveTo = (projectId: string | null, name: string) =>
    move.mutate(
      { storyId: story.id, data: { project_id: projectId } },
      {
        onError: notifyError,
        onSuccess: () => {
          notify(projectId === null ? `“${story.display_title}” removed from its project` : `Moved to “${name}”`)
          onClose()
        },
      },
    )
  const handleMove = () => {
    const project = projects.find(({ project_id: id }) => id === chosen)
    moveTo(chosen === NONE ? null : chosen, project?.name ?? 'the project')
  }
  const handleNew = () =>
    create.mutate(
      { data: { name: wanted } },
      { onError: notifyError, onSuccess: ({ project_id: id, name }) => moveTo(id, name) },
    )
  return (
    <Dialog
      isOpen
      title="Move to project"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={chosen === (story.project_id ?? NONE)}
            isBusy={isBusy}
            busyLabel="Moving"
            onClick={handleMove}
          >
            Move
          </Button>
        </>
      }
    >
      <div className={styles.find}>
        <OutlinedInput
          fullWidth
          autoFocus
          size="small"
          type="search"
          placeholder="Find or create a project"
          value={query}
          startAdornment={<Search size={16} aria-hidden="true" />}
          onChange={(event) => setQuery(event.target.value)}
          inputProps={{ 'aria-label': 'Find or create a project', maxLength: 120 }}
        />
      </div>
      <div className={styles.list} role="radiogroup" aria-label="Project">
        {list.isPending ? (
          <Skeletons label="Loading projects">
            <div className={styles.wait}>
              <SkeletonLine width="62%" />
              <SkeletonLine width="48%" />
              <SkeletonLine width="55%" />
            </div>
          </Skeletons>
        ) : list.isError ? (
          <ErrorState
            isBare
            title="Couldn’t load projects"
            text={list.error.message}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <>
            {wanted === '' && (
              <label className={styles.option}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={group}
                  checked={chosen === NONE}
                  onChange={() => setChosen(NONE)}
                />
                <FolderX size={16} aria-hidden="true" />
                <span className={styles.name}>No project</span>
              </label>
            )}
            {projects.map(({ project_id: id, name, story_count: count }) => (
              <label key={id} className={styles.option}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={group}
                  checked={chosen === id}
                  onChange={() => setChosen(id)}
                />
                <Folder size={16} aria-hidden="true" />
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{count}</span>
              </label>
            ))}
          </>
        )}
      </div>
      {isNew && (
        <Button icon={<Folder size={16} aria-hidden="true" />} isBusy={isBusy} busyLabel="Moving" onClick={handleNew}>
          <span className={styles.name}>New project “{wanted}”</span>
        </Button>
      )}
    </Dialog>
  )
}
