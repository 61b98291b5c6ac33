import { useCreateStaffView } from '#generated/client/admin/admin.ts'
import type { StaffGrid } from '#generated/schema.ts'
import { CheckboxInput } from '../form/checkbox-input.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { showRefusal } from '../form/show-refusal.ts'
import { TextInput } from '../form/text-input.tsx'
import { useZodForm } from '../form/use-zod-form.ts'
import { notify } from '../ui/snackbar/notify.ts'

interface NewView {
  name: string
  isShared: boolean
}

interface SaveViewDialogProps {
  grid: StaffGrid
  /** The present query of the URL. */
  search: string
  onClose: () => void
}

/** Names the present view of the list. */
export function SaveViewDialog({ grid, search, onClose }: SaveViewDialogProps) {
  const { mutateAsync, isPending } = useCreateStaffView()
  const form = useZodForm<NewView, NewView>(() => import('./view-schema.ts').then((module) => module.viewSchema), {
    mode: 'onChange',
    defaultValues: { name: '', isShared: false },
  })
  const submit = async ({ name, isShared }: NewView) => {
    try {
      await mutateAsync({ data: { grid, name, search, is_shared: isShared } })
      notify(`View saved: ${name}`)
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  }
  return (
    <FormDialog
      form={form}
      title="Save this view"
      action="Save"
      isBusy={isPending}
      onSubmit={(data) => void submit(data)}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="name"
        label="Name"
        help="This replaces your view with the same name"
        maxLength={80}
        isAutoFocused
      />
      <CheckboxInput control={form.control} name="isShared" label="Share with all staff" />
    </FormDialog>
  )
}
