import { useId, type ReactNode } from 'react'
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from './form-error.tsx'

interface FormDialogProps<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>
  title: ReactNode
  /** Label of the primary button; it waits until something was changed and all of it is valid. */
  action: string
  isBusy?: boolean
  /** Something beside the form's own fields was changed. */
  isChanged?: boolean
  /** Something in the form has to be chosen first. */
  isBlocked?: boolean
  /** The verb in progress, for example 'Saving'. */
  busyLabel?: string
  /** Price of the primary action, in credits. */
  price?: number
  /** A second way to finish, before the primary button. */
  otherAction?: ReactNode
  onSubmit: (data: Output) => void
  onClose: () => void
  /** The fields; errors of the whole form are shown below them. */
  children: ReactNode
}

/** A few fields in a dialog: Enter or the primary button sends them, Cancel leaves. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>({
  form,
  title,
  action,
  isBusy = false,
  isChanged = false,
  isBlocked = false,
  busyLabel,
  price,
  otherAction,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Input, Output>) {
  const formId = useId()
  // All are read at every render: unread ones are not updated, and one paste would leave the button disabled.
  const { isDirty, isValid, errors } = useFormState({ control: form.control })
  const submit = form.handleSubmit((data) => onSubmit(data))
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          {otherAction}
          <Button
            type="submit"
            form={formId}
            variant="contained"
            disabled={!(isDirty || isChanged) || !isValid || isBlocked}
            isBusy={isBusy}
            busyLabel={busyLabel}
            price={price}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        {children}
        <FormError errors={errors} />
      </form>
    </Dialog>
  )
}
