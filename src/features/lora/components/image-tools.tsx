import { Crop, Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDeleteLoraTrainingData } from '#generated/client/lora/lora.ts'
import type { Lora, LoraTrainingItem } from '#generated/schema.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { useSaveLora } from '../hooks/use-lora.ts'

const CutDialog = lazy(() => import('./cut-dialog.tsx').then(({ CutDialog: Component }) => ({ default: Component })))

/** Crops, restores or removes training images (training data) of an open set. */
export function ImageTools({ lora, item }: { lora: Lora; item: LoraTrainingItem }) {
  const [isCutting, setCutting] = useState(false)
  const remove = useDeleteLoraTrainingData({ mutation: { onError: notifyError } })
  const save = useSaveLora(lora.lora_id)
  const { lora_id } = lora
  const { training_data_id: id, original_training_data_id: original, file_name: name } = item
  const isReadable = item.is_checked && !item.issues.some(({ kind }) => kind === 'UNREADABLE')
  return (
    <>
      {original !== null && (
        <IconButton
          size="small"
          label={`Restore original of ${name}`}
          onClick={() =>
            save.mutate(
              { data: { lora_id, replaced: [{ training_data_id: id, by_training_data_id: original }] } },
              { onError: notifyError },
            )
          }
        >
          <Undo2 size={16} aria-hidden="true" />
        </IconButton>
      )}
      {isReadable && (
        <IconButton size="small" label={`Crop and rotate ${name}`} onClick={() => setCutting(true)}>
          <Crop size={16} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        size="small"
        label={`Remove ${name}`}
        onClick={() => remove.mutate({ params: { lora_id }, data: { training_data_ids: [id] } })}
      >
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      {isCutting && (
        <Suspense>
          <CutDialog lora={lora} item={item} onClose={() => setCutting(false)} />
        </Suspense>
      )}
    </>
  )
}
