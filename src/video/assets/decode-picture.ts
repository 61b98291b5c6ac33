import type { CropArea } from '../document.ts'

/** How large a picture may be needed, in device px of the (cropped) picture. */
export type SizeNeed = (pictureWidth: number, pictureHeight: number) => { width: number; height: number }

/**
 * Decodes a picture, cuts it to its crop and scales it down once to what its move needs. Never scales up.
 * Rejects when the bytes are no picture this browser reads.
 */
export async function decodePicture(file: Blob, crop: CropArea | null, need: SizeNeed): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const cut = cropRectangle(crop, whole.width, whole.height)
  const shrink = need(cut.width, cut.height).width / cut.width
  // Hardly smaller: a second resampling would only soften.
  const isSmall = shrink > 0.96
  if (isSmall && !crop) return whole
  try {
    if (isSmall) return await createImageBitmap(whole, cut.left, cut.top, cut.width, cut.height)
    return await createImageBitmap(whole, cut.left, cut.top, cut.width, cut.height, {
      resizeWidth: Math.max(1, Math.round(cut.width * shrink)),
      resizeHeight: Math.max(1, Math.round(cut.height * shrink)),
      resizeQuality: 'high',
    })
  } finally {
    whole.close()
  }
}

/** A crop in whole px of a picture, never empty and never outside of it. */
export function cropRectangle(crop: CropArea | null, width: number, height: number) {
  if (!crop) return { left: 0, top: 0, width, height }
  const left = Math.min(width - 1, Math.max(0, Math.round(crop.x * width)))
  const top = Math.min(height - 1, Math.max(0, Math.round(crop.y * height)))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  }
}
