import { AUTO_MODEL } from '#src/domain/image-model.ts'
import { Pick, type PickOption } from '#src/shared/ui/pick.tsx'
import styles from './image-model-pick.module.css'
import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import type { LeonardoModel } from '#generated/schema.ts'

interface ImageModels {
  /** The first is the usual one; empty until they are known. */
  models: readonly LeonardoModel[]
  /** Who draws where `chosen` was chosen: itself, or the first where it is not there; undefined until it is known. */
  imageModel: LeonardoModel | undefined
}

interface ImageModelPickProps {
  /** Accessible name, for example 'Image model'. */
  label: string
  /** Id of a model, or AUTO. */
  value: string
  onChange: (model: string) => void
}

/** Who draws: the first model that is connected, or one of them. Where there is only one it is named. */
export function ImageModelPick({ label, value, onChange }: ImageModelPickProps) {
  const { models, imageModel } = useImageModels(value)
  const [first] = models
  if (!first || !imageModel) return <Pick label={label} options={[]} value="" onChange={onChange} disabled />
  const isThere = value === AUTO_MODEL || value === imageModel.leonardo_model_id
  if (models.length === 1 && isThere)
    return <p className={styles.only}>{first.is_built_in ? 'The built-in draft engine draws here.' : first.name}</p>
  const options: PickOption<string>[] = [
    { value: AUTO_MODEL, label: `Automatic: ${first.name}` },
    ...models.map((model) => ({
      value: model.leonardo_model_id,
      label: model.name,
      ...(model.is_built_in && { note: 'Drafts, without a provider' }),
    })),
    ...(isThere ? [] : [{ value, label: value, note: 'Not connected here' }]),
  ]
  return (
    <>
      <Pick label={label} options={options} value={value} onChange={onChange} />
      {!isThere && (
        <p className={styles.note}>
          {value} is not connected here: {first.name} draws.
        </p>
      )}
    </>
  )
}

/**
 * The models that draw here.
 * @param chosen id of a model, or AUTO
 */
export function useImageModels(chosen?: string): ImageModels {
  const { data } = useListLeonardoPresets({ query: { staleTime: Infinity } })
  const models = data?.models ?? []
  return { models, imageModel: models.find(({ leonardo_model_id: id }) => id === chosen) ?? models[0] }
}
