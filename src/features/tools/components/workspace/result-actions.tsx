import { Check, Clapperboard, Dices, Download, Repeat2, ThumbsDown, Trash2, Undo2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ToolResult, ToolVerdict } from '#generated/schema.ts'
import { useDeleteToolResult, useUpdateToolResult } from '#generated/client/tasks/tasks.ts'
import { downloadFile } from '#src/shared/media/download-file.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { useRerun } from '#src/features/tools/hooks/use-rerun.ts'
import type { Workspace } from '#src/features/tools/hooks/use-workspace.ts'
import { useKeys } from '#src/shared/hooks/use-keys.ts'
import { usePutInScene } from '#src/features/tools/hooks/use-put-in-scene.ts'
import styles from './stage.module.css'

const SceneDialog = lazy(() =>
  import('../use-in-scene/scene-dialog.tsx').then((module) => ({ default: module.SceneDialog })),
)

/** Actions on a result; the most used by one key. */
export function ResultActions({ workspace, result }: { workspace: Workspace; result: ToolResult }) {
  const made = result.result_media
  const place = workspace.search.get('aroll')
  const [isChoosing, setChoosing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const verdict = useUpdateToolResult()
  const remove = useDeleteToolResult()
  const { put, isUsing, placed, takeBack, isTakingBack } = usePutInScene()

  const judge = (wanted: ToolVerdict) =>
    verdict.mutate(
      { taskId: result.task_id, data: { verdict: result.verdict === wanted ? 'NONE' : wanted } },
      { onError: notifyError },
    )
  const handleUse = () => {
    const storyId = workspace.search.get('story')
    if (made && place !== null && storyId !== null) void put({ storyId, arollId: place, mediaId: made.id })
    else setChoosing(true)
  }
  const handleDelete = () =>
    remove.mutate(
      { taskId: result.task_id },
      {
        onSuccess: () => {
          workspace.change({ result: undefined })
          notify('Result deleted')
        },
        onError: notifyError,
      },
    )
  useKeys({ KeyU: handleUse, KeyK: () => judge('KEPT'), KeyX: () => judge('REJECTED') })
  if (!made?.url) return null
  const { url, file_name: name, id } = made
  return (
    <div className={styles.actions} role="group" aria-label="The result">
      <Button
        variant="soft"
        size="small"
        shortcut="KeyU"
        isBusy={isUsing}
        busyLabel="Adding"
        icon={<Clapperboard size={16} aria-hidden="true" />}
        onClick={handleUse}
      >
        {place === null ? 'Use in scene' : 'Use in this scene'}
      </Button>
      {placed?.mediaId === id && (
        <Button
          size="small"
          isBusy={isTakingBack}
          busyLabel="Removing"
          icon={<Undo2 size={16} aria-hidden="true" />}
          onClick={() => void takeBack(placed)}
        >
          Remove from scene
        </Button>
      )}
      <Button
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        onClick={() => void downloadFile(url, name).catch(notifyError)}
      >
        Download
      </Button>
      <Button size="small" icon={<Repeat2 size={16} aria-hidden="true" />} onClick={() => workspace.setSource(id)}>
        Use as source
      </Button>
      {result.seed !== null && (result.settings.source_media_id === undefined || result.tool === 'INPAINTING') && (
        <VaryButton workspace={workspace} result={result} />
      )}
      <span className={styles.judging}>
        <IconButton
          label="Keep"
          size="small"
          shortcut="KeyK"
          isOn={result.verdict === 'KEPT'}
          onClick={() => judge('KEPT')}
        >
          <Check size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Reject"
          size="small"
          shortcut="KeyX"
          isOn={result.verdict === 'REJECTED'}
          onClick={() => judge('REJECTED')}
        >
          <ThumbsDown size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" size="small" onClick={() => setDeleting(true)}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label="Close the result" size="small" onClick={() => workspace.change({ result: undefined })}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </span>
      <ConfirmDialog
        isOpen={isDeleting}
        isDanger
        title="Delete this result?"
        confirmLabel="Delete"
        busyLabel="Deleting"
        isBusy={remove.isPending}
        onConfirm={handleDelete}
        onClose={() => setDeleting(false)}
      >
        It’s removed from your history permanently. Stories that use it keep it.
      </ConfirmDialog>
      {isChoosing && (
        <Suspense fallback={null}>
          <SceneDialog mediaId={id} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The same with another seed. */
function VaryButton({ workspace, result }: { workspace: Workspace; result: ToolResult }) {
  const { price, vary } = useRerun(workspace, result)
  return (
    <Button
      size="small"
      icon={<Dices size={16} aria-hidden="true" />}
      disabled={price === undefined}
      isBusy={workspace.work.isBusy}
      busyLabel="Starting"
      price={price}
      onClick={vary}
    >
      Vary
    </Button>
  )
}
