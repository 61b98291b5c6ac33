import { useListModelGallery } from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/client/model/lora.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { useSaveLora } from '../hooks/use-lora.ts'
import { baseLabel } from '../lib/words.ts'
import styles from './lora.module.css'

/** The image model that is extended: told, and chosen where the trainer knows several. */
export function BaseModel({ lora: { lora_id, model_type: base } }: { lora: Lora }) {
  const gallery = useListModelGallery()
  const save = useSaveLora(lora_id)
  if (!gallery.data) return null
  const { bases, label } = gallery.data.trainer
  if (bases.length < 2)
    return (
      <p className={styles.text}>
        Base model: {baseLabel(base)}. It is the only one that {label} extends.
      </p>
    )
  return (
    <div className={styles.row}>
      <Segmented
        label="Base model"
        value={base}
        segments={bases.map((value) => ({ value, label: baseLabel(value) }))}
        onChange={(model_type) => save.mutate({ data: { lora_id, model_type } })}
      />
    </div>
  )
}
