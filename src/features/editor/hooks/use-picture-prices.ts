import { useWorkEngine, useWorkPrices } from '#src/shared/story/quotes/prices.ts'
import { imageModelOf } from '../lib/image-model-of.ts'
import { useOpen } from './use-editor.ts'

/** What this story's pictures are drawn with: its own image model and style. */
function useDrawing() {
  const model = useOpen(({ story }) => imageModelOf(story))
  const style = useOpen(({ story }) => story.image_style_id)
  return { image_model: model, ...(style !== null && { image_style_id: style }) }
}

/** What work on this story costs. */
export const usePicturePrices = (): ReturnType<typeof useWorkPrices> => useWorkPrices(useDrawing())

/** Who draws a picture of this story; null for the built-in engine, which also draws what only it has learned. */
export const usePictureEngine = (): string | null | undefined => useWorkEngine('regenerate_image', useDrawing())
