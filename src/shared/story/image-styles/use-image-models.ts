import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import type { LeonardoModel } from '#generated/schema.ts'

interface ImageModels {
  /** The first is the usual one; empty until they are known. */
  models: readonly LeonardoModel[]
  /** Who draws where `chosen` was chosen: itself, or the first where it is not there; undefined until it is known. */
  imageModel: LeonardoModel | undefined
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
