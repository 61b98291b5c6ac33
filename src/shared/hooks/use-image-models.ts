import { useListEngines } from '#generated/client/constants/constants.ts'
import { IMAGE_MODELS } from '../lib/image-models.ts'

/** The models that draw, as people choose among them, and who draws for those that are not connected, as part of a sentence. */
export function useImageModels() {
  const { data } = useListEngines({ query: { staleTime: Infinity } })
  const drawer = data?.engines.find(({ kind }) => kind === 'ILLUSTRATOR')
  if (!drawer || drawer.is_built_in) return { models: IMAGE_MODELS, standIn: 'the built-in one' }
  const models = IMAGE_MODELS.map((model) => (model.value === 'DRAFT' ? { ...model, label: drawer.label } : model))
  return { models, standIn: drawer.label }
}
