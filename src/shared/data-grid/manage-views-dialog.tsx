import { Trash2 } from 'lucide-react'
import { useCreateStaffView, useDeleteStaffView, useUpdateStaffView } from '#generated/client/admin/admin.ts'
import type { StaffView } from '#generated/schema.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { notify } from '../ui/snackbar/notify.ts'
import { notifyError } from '../ui/snackbar/notify-error.ts'
import { Switch } from '../ui/switch.tsx'
import styles from './saved-views.module.css'

/** The user’s own saved views: visibility and deletion. */
export function ManageViewsDialog({ views, onClose }: { views: readonly StaffView[]; onClose: () => void }) {
  const update = useUpdateStaffView()
  const create = useCreateStaffView()
  const remove = useDeleteStaffView()
  const share = (view: StaffView, isShared: boolean) =>
    update.mutateAsync({ viewId: view.view_id, data: { is_shared: isShared } }).catch(notifyError)
  const handleDelete = async ({ view_id: viewId, grid, name, search, is_shared }: StaffView) => {
    try {
      await remove.mutateAsync({ viewId })
    } catch (error) {
      notifyError(error)
      return
    }
    const restore = () => void create.mutateAsync({ data: { grid, name, search, is_shared } }).catch(notifyError)
    notify(`View deleted: ${name}`, { action: { label: 'Undo', onAction: restore } })
  }
  return (
    <Dialog
      isOpen
      title="Your views"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      {views.length === 0 ? (
        <p>You have no saved views for this list.</p>
      ) : (
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.view_id}>
              <Switch
                label={`Share “${view.name}”`}
                checked={view.is_shared}
                onChange={({ target }) => void share(view, target.checked)}
              />
              <IconButton label={`Delete ${view.name}`} onClick={() => void handleDelete(view)}>
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
