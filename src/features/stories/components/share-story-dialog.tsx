import { useGeneratePreviewLink, useRevokePreviewLink } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { ShareDialog } from '#src/shared/story/sharing/share-dialog.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'

interface ShareStoryDialogProps {
  story: StorySummary
  onClose: () => void
}

/** The public link of a story in a list; the list is fetched again after every change. */
export function ShareStoryDialog({ story, onClose }: ShareStoryDialogProps) {
  const share = useGeneratePreviewLink()
  const revoke = useRevokePreviewLink()
  const { story_id: storyId, public_preview_id: known } = story
  // Until the list is loaded again, the call's answer is newer.
  const latest = revoke.isSuccess ? null : share.data
  const key = latest?.public_preview_id ?? (revoke.isSuccess ? null : known)
  const expiresAt = latest ? latest.expires_at : revoke.isSuccess ? null : story.public_preview_expires_at

  const handleShare = async (days: number | null | undefined) => {
    const data = { story_id: storyId, ...(days !== undefined && { expires_in_days: days }) }
    revoke.reset()
    await share.mutateAsync({ data }).catch(notifyError)
  }
  const handleRevoke = async () => {
    share.reset()
    await revoke.mutateAsync({ storyId }).catch(notifyError)
  }
  const address = key === null ? null : new URL(paths.preview.href({ public_preview_id: key }), location.origin).href
  return (
    <ShareDialog
      title={story.display_title}
      address={address}
      expiresAt={expiresAt}
      onShare={handleShare}
      onRevoke={handleRevoke}
      onClose={onClose}
    />
  )
}
