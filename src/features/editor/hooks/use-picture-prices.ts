import { useWorkPrices } from '#src/shared/quotes/use-work-price.ts'
import { imageModelOf } from '../lib/image-model-of.ts'
import { useOpen } from './use-editor.ts'

/** What work on this story costs: its own image model and style draw its pictures. */
export function usePicturePrices(): ReturnType<typeof useWorkPrices> {
  const model = useOpen(({ story }) => imageModelOf(story))
  const style = useOpen(({ story }) => story.image_style_id)
  return useWorkPrices({ image_model: model, ...(style !== null && { image_style_id: style }) })
}
