import { framesToMs } from '#src/domain/frames.ts'
import type { CropArea, VideoAroll, VideoClip, VideoDocument, VideoLogo, VideoScene } from '../document.ts'
import { captionEmojiSide } from '../captions/caption-painter.ts'
import { layoutAreas, neededSize } from '../draw/placement.ts'
import { emojiNeeds } from '../overlays/draw-text.ts'
import type { VideoMediaOverlay, VideoOverlay } from '../overlays/overlay.ts'
import { emojiOf } from '../stickers/emoji.ts'
import { clipTimeAt } from '../timeline.ts'

/** How large an image may be needed, in device px of the (cropped) image. */
export type SizeNeed = (imageWidth: number, imageHeight: number) => { width: number; height: number }

/** The asset to load for one image, and its size. Equal keys share a loaded asset. */
export interface AssetNeed {
  key: string
  /** The same for one part of one file at every size. */
  source: string
  url: string
  /** A smaller copy that may stand in for it. */
  stillUrl: string | null
  crop: CropArea | null
  size: SizeNeed
  /** null: a still image. */
  clip: VideoClip | null
  /** Whether a video is to stay translucent where it is. */
  hasAlpha?: boolean
  /** Whether it is an image whose frames change. */
  isAnimated?: boolean
  /** Whether `url` is the name of a sticker. */
  isSticker?: boolean
  /** Time of the file (ms) at a frame of the film, for a file of this length (ms). */
  timeAt(frame: number, fileMs: number): number
}

const needs = new WeakMap<VideoAroll | VideoMediaOverlay, { size: string; need: AssetNeed | null }>()

/** null when the A-roll has nothing to show. */
export function arollNeed(aroll: VideoAroll, document: VideoDocument, scale: number): AssetNeed | null {
  return remembered(aroll, document, scale, () => {
    if (aroll.url === null) return null
    const { own } = layoutAreas(aroll.layout, document.width, document.height)
    const clip = aroll.type === 'video' ? (aroll.video ?? wholeClip) : null
    const moves = clip ? 'NONE' : aroll.animation
    return {
      key: keyOf(
        aroll.url,
        aroll.crop,
        own.width * scale,
        own.height * scale,
        aroll.fit,
        moves === 'NONE',
        clip ? aroll.id : '',
        clip?.reversed,
      ),
      source: keyOf(aroll.url, aroll.crop, clip ? aroll.id : '', clip?.reversed),
      url: aroll.url,
      stillUrl: aroll.stillUrl,
      crop: aroll.crop,
      size: (imageWidth, imageHeight) =>
        neededSize({
          width: own.width * scale,
          height: own.height * scale,
          imageWidth,
          imageHeight,
          fit: aroll.fit,
          animation: moves,
        }),
      clip,
      timeAt: (frame, fileMs) => clipTimeAt({ from: aroll.from, video: clip }, frame, fileMs),
    }
  })
}

/** What an overlay loads: its image or video, its sticker, the emoji of its text. */
export function overlayNeeds(overlay: VideoOverlay, document: VideoDocument, scale: number): AssetNeed[] {
  const px = (side: number) => side * scale
  switch (overlay.kind) {
    case 'MEDIA': {
      const need = mediaNeed(overlay, document, scale)
      return need ? [need] : []
    }
    case 'STICKER': {
      const { width, height } = overlay.box
      return [stickerNeed(overlay.sticker, px(Math.min(width * document.width, height * document.height)))]
    }
    case 'TEXT':
      return emojiNeeds(overlay, document.height).map(({ emoji, side }) => stickerNeed(emoji, px(side)))
    case 'SHAPE':
      return []
  }
}

const captionEmoji = new WeakMap<VideoScene['captions'], readonly string[]>()

/** The emoji of a scene's captions. */
export function captionNeeds(scene: VideoScene, document: VideoDocument, scale: number): AssetNeed[] {
  if (!document.captions.show || !scene.showCaptions) return []
  const emoji = captionEmoji.get(scene.captions) ?? emojiOf(scene.captions.map(({ word }) => word).join(' '))
  captionEmoji.set(scene.captions, emoji)
  return emoji.map((one) => stickerNeed(one, captionEmojiSide(document) * scale))
}

export function mediaNeed(overlay: VideoMediaOverlay, document: VideoDocument, scale: number): AssetNeed | null {
  return remembered(overlay, document, scale, () => {
    const { id, url, fit, from, startMs } = overlay
    const width = overlay.box.width * document.width * scale
    const height = overlay.box.height * document.height * scale
    const clip = overlay.type === 'video' ? { ...wholeClip, startMs } : null
    const isMoving = overlay.type !== 'image'
    return {
      // Two that began at different times show different frames.
      key: keyOf(url, null, width, height, fit, true, isMoving ? id : '', false),
      source: keyOf(url, null, isMoving ? id : '', false),
      url,
      stillUrl: null,
      crop: null,
      size: (imageWidth, imageHeight) => neededSize({ width, height, imageWidth, imageHeight, fit, animation: 'NONE' }),
      clip,
      hasAlpha: true,
      isAnimated: overlay.type === 'animation',
      timeAt: (frame, fileMs) =>
        clip ? clipTimeAt({ from, video: clip }, frame, fileMs) : loopTimeAt(frame - from, fileMs),
    }
  })
}

/** Time (ms) of an animation that plays again and again, at so many frames after its beginning. */
const loopTimeAt = (frames: number, fileMs: number): number =>
  fileMs > 0 ? Math.max(0, framesToMs(frames)) % fileMs : 0

/** @param name of a sticker, or an emoji @param side px of the screen */
export function stickerNeed(name: string, side: number): AssetNeed {
  return {
    key: keyOf(name, null, side, side, 'sticker'),
    source: keyOf(name, null, 'sticker', false),
    url: name,
    stillUrl: null,
    crop: null,
    size: (imageWidth, imageHeight) =>
      neededSize({ width: side, height: side, imageWidth, imageHeight, fit: 'CONTAIN', animation: 'NONE' }),
    clip: null,
    isSticker: true,
    timeAt: () => 0,
  }
}

export function logoNeed(logo: VideoLogo, document: VideoDocument, scale: number): AssetNeed {
  const width = logo.width * document.width * scale
  return {
    key: keyOf(logo.url, null, width, 0, 'logo'),
    source: keyOf(logo.url, null, '', false),
    url: logo.url,
    stillUrl: null,
    crop: null,
    size: (imageWidth, imageHeight) => ({ width, height: (width * imageHeight) / imageWidth }),
    clip: null,
    timeAt: () => 0,
  }
}

const wholeClip: VideoClip = { startMs: 0, endMs: 0, playbackRate: 1, reversed: false, useAudio: false, volume: 0 }

const keyOf = (...parts: unknown[]): string => JSON.stringify(parts)

function remembered(
  of: VideoAroll | VideoMediaOverlay,
  document: VideoDocument,
  scale: number,
  make: () => AssetNeed | null,
): AssetNeed | null {
  const size = `${document.width}x${document.height}x${scale}`
  const known = needs.get(of)
  if (known?.size === size) return known.need
  const need = make()
  needs.set(of, { size, need })
  return need
}

/**
 * Decodes an image, cuts it to its crop and scales it down once to the size of its move. Never scales up.
 * Rejects when the bytes are not an image that this browser reads.
 */
export async function decodeImage(
  file: Blob | VideoFrame,
  crop: CropArea | null,
  need: SizeNeed,
): Promise<ImageBitmap> {
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

/** A crop in whole px of an image, never empty and never outside of it. */
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
