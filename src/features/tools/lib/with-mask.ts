import type { CreateTaskRequest, Media } from '#generated/schema.ts'
import { maskFile, type Stroke } from '#src/shared/media/mask/mask-drawing.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import { anySeed } from './variations.ts'

/**
 * Adds the drawn mask, stored first; without one, the known mask. Rejects with the storage's message.
 * @param knownId media of an earlier mask
 */
export async function withMask(
  request: CreateTaskRequest,
  { strokes, isMarked }: { strokes: readonly Stroke[]; isMarked: boolean },
  knownId: string,
  { width, height }: Pick<Media, 'width' | 'height'>,
): Promise<CreateTaskRequest> {
  // Known, so that it can be repeated.
  const repeated = { ...request, seed: request.seed ?? anySeed() }
  if (!isMarked) return { ...repeated, mask_media_id: knownId }
  const file = await maskFile(strokes, { width: width ?? 1, height: height ?? 1 })
  const media = await uploadMedia({ input: file, place: {} })
  return { ...repeated, mask_media_id: media.id }
}
