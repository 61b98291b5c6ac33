import type { Lora } from '#generated/schema.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { useSaveLora } from '../hooks/use-lora.ts'

/** Another name for a model. */
export function RenameModelDialog({ lora, onClose }: { lora: Lora; onClose: () => void }) {
  const { lora_id } = lora
  const update = useSaveLora(lora_id)
  const form = useZodForm(
    () => import('#generated/zod/schemas/updateLoraRequest.zod.ts').then((module) => module.UpdateLoraRequest),
    { mode: 'onChange', defaultValues: { lora_id, model_name: lora.model_name } },
  )
  return (
    <FormDialog
      form={form}
      title="Rename model"
      action="Save"
      isBusy={update.isPending}
      busyLabel="Saving"
      onSubmit={({ model_name = '' }) =>
        update.mutate(
          { data: { lora_id, model_name } },
          { onSuccess: onClose, onError: (error) => showRefusal(form, error) },
        )
      }
      onClose={onClose}
    >
      <TextInput control={form.control} name="model_name" label="Name" />
    </FormDialog>
  )
}
