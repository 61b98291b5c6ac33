import { useArchiveStory } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/schema.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

/** Archives or restores a story; either can be undone from its message. */
export function useArchive(): (story: StorySummary, put: boolean) => void {
  const { mutateAsync } = useArchiveStory()
  const archive = (story: StorySummary, put: boolean) => {
    const { id, display_title: title } = story
    mutateAsync({ data: { story_id: id, archive: put } }).then(
      () =>
        notify(put ? `“${title}” archived` : `“${title}” restored`, {
          action: { label: 'Undo', onAction: () => archive(story, !put) },
        }),
      (error: unknown) => notifyError(error instanceof Error ? error : new Error('An error occurred')),
    )
  }
  return archive
}
