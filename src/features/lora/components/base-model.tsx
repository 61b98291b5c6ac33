import type { Lora, LoraTrainer } from '#generated/schema.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { useSaveLora } from '../hooks/use-lora.ts'
import { baseLabel } from '../lib/words.ts'
import styles from './lora.module.css'

interface BaseModelProps {
  lora: Lora
  trainers: readonly LoraTrainer[]
}

/** The image model to train: named, and chosen where several can be trained; with the limits of its trainer. */
export function BaseModel({ lora: { lora_id, model_type: base }, trainers }: BaseModelProps) {
  const save = useSaveLora(lora_id)
  const chosen = trainers.find((trainer) => trainer.base === base)
  const [first, ...others] = trainers
  if (!first) return null
  if (others.length === 0 && chosen)
    return (
      <p className={styles.text}>
        Base model: {baseLabel(base)}, the only one {chosen.label} supports.
      </p>
    )
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Segmented
          label="Base model"
          value={chosen?.base}
          segments={trainers.map(({ base: value }) => ({ value, label: baseLabel(value) }))}
          onChange={(model_type) => save.mutate({ data: { lora_id, model_type } })}
        />
      </div>
      <p className={styles.text}>
        {chosen
          ? `${chosen.is_built_in ? '' : `By ${chosen.label}. Your images and captions are sent there. `}${chosen.cannot_learn ?? ''}`
          : `${baseLabel(base)} can no longer be trained here. Choose another base model.`}
      </p>
    </div>
  )
}
