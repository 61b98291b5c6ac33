import { drawImage } from '../draw/draw-image.ts'
import type { Stage } from '../draw/draw-shot.ts'
import { placeImage } from '../draw/placement.ts'
import type { Box, Context2D } from '../draw/types.ts'
import { drawShape } from './draw-shape.ts'
import { drawText } from './draw-text.ts'
import { motionAt, type Moving, type Pose, STILL, wholePose } from './motion.ts'
import type { VideoMediaOverlay, VideoOverlay, VideoStickerOverlay } from './overlay.ts'

/** Draws one overlay as it stands at the stage's frame. */
export function drawOverlay(ctx: Context2D, overlay: VideoOverlay, stage: Stage): void {
  const box = pxOf(overlay, stage)
  const moving = motionAt(overlay, stage.frame)
  const isInUnits = moving !== null && overlay.kind === 'TEXT' && movesInUnits(moving)
  const pose = moving && !isInUnits ? wholePose(moving, boundsOf(box, overlay.rotation), stage) : STILL
  const opacity = overlay.opacity * pose.opacity
  if (opacity <= 0 || pose.scale <= 0) return
  ctx.save()
  ctx.globalAlpha = opacity
  turn(ctx, box, overlay.rotation, pose)
  if (pose.wipe < 1) {
    ctx.beginPath()
    ctx.rect(box.x, box.y, box.width * pose.wipe, box.height)
    ctx.clip()
  }
  switch (overlay.kind) {
    case 'MEDIA':
      drawMedia(ctx, overlay, box, stage)
      break
    case 'TEXT':
      drawText(ctx, overlay, { box, stage, moving: isInUnits ? moving : null })
      break
    case 'SHAPE':
      drawShape(ctx, overlay, box, stage)
      break
    case 'STICKER':
      drawSticker(ctx, overlay, box, stage)
      break
  }
  ctx.restore()
}

/** Typing is by letters unless it is by words. */
const movesInUnits = ({ motion: { by, name } }: Moving): boolean => by !== 'WHOLE' || name === 'TYPEWRITER'

/** The box of an overlay in px of the video. */
export const pxOf = ({ box }: Pick<VideoOverlay, 'box'>, frame: { width: number; height: number }): Box => ({
  x: box.x * frame.width,
  y: box.y * frame.height,
  width: box.width * frame.width,
  height: box.height * frame.height,
})

function boundsOf(box: Box, degrees: number): Box {
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => Math.abs(of((degrees * Math.PI) / 180)))
  const width = box.width * (cosine ?? 1) + box.height * (sine ?? 0)
  const height = box.width * (sine ?? 0) + box.height * (cosine ?? 1)
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

function turn(ctx: Context2D, box: Box, degrees: number, { x, y, scale }: Pose): void {
  if (x !== 0 || y !== 0) ctx.translate(x, y)
  if (degrees === 0 && scale === 1) return
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  ctx.translate(middleX, middleY)
  ctx.rotate((degrees * Math.PI) / 180)
  ctx.scale(scale, scale)
  ctx.translate(-middleX, -middleY)
}

function drawMedia(ctx: Context2D, overlay: VideoMediaOverlay, box: Box, stage: Stage): void {
  const image = stage.assets.media(overlay, stage.frame)
  if (image.state !== 'ready') return
  const move = { fit: overlay.fit, animation: 'NONE', frames: overlay.durationInFrames, progress: 0 } as const
  const place = placeImage({ ...box, imageWidth: image.width, imageHeight: image.height, ...move })
  const [width, height] = [Math.min(box.width, place.width), Math.min(box.height, place.height)]
  if (overlay.cornerRadius > 0) {
    ctx.beginPath()
    ctx.roundRect(
      ...([box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height] as const),
      overlay.cornerRadius * Math.min(width, height),
    )
    ctx.clip()
  }
  if (overlay.fit === 'COVER') return drawImage(ctx, box, image, { ...move, flipped: false }, stage.assets.cache)
  // Nothing lies behind what does not fill its box.
  ctx.imageSmoothingQuality = 'low'
  ctx.drawImage(image.source, box.x + place.x, box.y + place.y, place.width, place.height)
}

function drawSticker(ctx: Context2D, { sticker }: VideoStickerOverlay, box: Box, { assets }: Stage): void {
  const image = assets.sticker(sticker, Math.min(box.width, box.height))
  if (image.state !== 'ready') return
  const scale = Math.min(box.width / image.width, box.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image.source, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}
