import { paths } from '#src/app/paths.ts'
import { useHasPage } from '../../lib/known-paths.ts'
import { subscribeHref } from '#src/shared/lib/hrefs.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

interface UpgradeDialogProps {
  isOpen: boolean
  /** The feature that the plan does not include. */
  text: string
  onClose: () => void
}

/** Reports that the plan's limit is reached. 'Upgrade Now' is shown only once there is a page to upgrade on. */
export function UpgradeDialog({ isOpen, text, onClose }: UpgradeDialogProps) {
  const hasPage = useHasPage()
  return (
    <Dialog
      isOpen={isOpen}
      title="Your plan is full"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          {hasPage(paths.subscribe.href()) && (
            <Button variant="contained" href={subscribeHref()} target="_blank" rel="noreferrer" onClick={onClose}>
              Upgrade Now
            </Button>
          )}
        </>
      }
    >
      <p>{text}. Everything you’ve made stays available.</p>
    </Dialog>
  )
}
