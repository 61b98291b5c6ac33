import type { Moment, Shot } from '../timeline.ts'
import { drawShot, isSingleImage, type Stage } from './draw-shot.ts'
import { clamp01, easeInCubic, easeInOutCubic, easeInOutSine, easeOutCubic, mix } from './easing.ts'
import type { Context2D } from './types.ts'

type DrawTransition = (ctx: Context2D, moment: Moment, stage: Stage) => void

/** Draws the images of a moment: a shot, or the transition that lies over its head. */
export function drawMoment(ctx: Context2D, moment: Moment, stage: Stage): void {
  const name = moment.shot.aroll?.transition.name ?? ''
  if (moment.progress >= 1 || name === '') drawShot(ctx, moment.shot, stage)
  else transitions[name](ctx, moment, stage)
}

const transitions: Record<'fade' | 'slide-left' | 'slide-right' | 'wipe' | 'zoom' | 'dip-to-black', DrawTransition> = {
  fade(ctx, { shot, outgoing, progress }, stage) {
    drawOrBlack(ctx, outgoing, stage)
    drawFaded(ctx, shot, easeInOutSine(progress), stage)
  },
  'slide-left': (ctx, moment, stage) => slide(ctx, moment, stage, 1),
  'slide-right': (ctx, moment, stage) => slide(ctx, moment, stage, -1),
  wipe,
  zoom,
  'dip-to-black'(ctx, { shot, outgoing, progress }, stage) {
    const leaving = progress < 0.5
    drawOrBlack(ctx, leaving ? outgoing : shot, stage)
    const dark = leaving ? easeInOutSine(progress * 2) : 1 - easeInOutSine(progress * 2 - 1)
    ctx.fillStyle = `rgba(0, 0, 0, ${dark})`
    ctx.fillRect(0, 0, stage.width, stage.height)
  },
}

/** The new image slides over the old one, which gives way a little and darkens. */
function slide(ctx: Context2D, { shot, outgoing, progress }: Moment, stage: Stage, from: 1 | -1): void {
  const moved = easeInOutCubic(progress)
  ctx.save()
  ctx.translate(-from * moved * stage.width * 0.28, 0)
  drawOrBlack(ctx, outgoing, stage)
  ctx.fillStyle = `rgba(0, 0, 0, ${0.35 * moved})`
  ctx.fillRect(0, 0, stage.width, stage.height)
  ctx.restore()
  ctx.save()
  ctx.translate(from * (1 - moved) * stage.width, 0)
  ctx.beginPath()
  ctx.rect(0, 0, stage.width, stage.height)
  ctx.clip()
  drawShot(ctx, shot, stage)
  ctx.restore()
}

/** A soft edge runs from left to right and uncovers the new image. */
function wipe(ctx: Context2D, { shot, outgoing, progress }: Moment, stage: Stage): void {
  drawOrBlack(ctx, outgoing, stage)
  const soft = stage.width * 0.16
  const edge = mix(0, stage.width + soft, easeInOutSine(progress))
  const { layer, draw } = onLayer(ctx, stage)
  drawShot(layer, shot, stage)
  const mask = layer.createLinearGradient(edge - soft, 0, edge, 0)
  mask.addColorStop(0, '#000')
  mask.addColorStop(1, 'transparent')
  layer.globalCompositeOperation = 'destination-in'
  layer.fillStyle = mask
  layer.fillRect(0, 0, stage.width, stage.height)
  draw(1)
}

/** The camera flies through the old image into the new one. */
function zoom(ctx: Context2D, { shot, outgoing, progress }: Moment, stage: Stage): void {
  scaled(ctx, stage, 1 + 0.7 * easeInCubic(progress))
  drawOrBlack(ctx, outgoing, stage)
  ctx.restore()
  scaled(ctx, stage, 1.3 - 0.3 * easeOutCubic(progress))
  drawFaded(ctx, shot, easeInOutSine(clamp01((progress - 0.15) / 0.6)), stage)
  ctx.restore()
}

function scaled(ctx: Context2D, stage: Stage, scale: number): void {
  ctx.save()
  ctx.translate(stage.width / 2, stage.height / 2)
  ctx.scale(scale, scale)
  ctx.translate(-stage.width / 2, -stage.height / 2)
}

function drawOrBlack(ctx: Context2D, shot: Shot | null, stage: Stage): void {
  if (shot) return drawShot(ctx, shot, stage)
  ctx.fillStyle = '#000'
  ctx.fillRect(0, 0, stage.width, stage.height)
}

function drawFaded(ctx: Context2D, shot: Shot, opacity: number, stage: Stage): void {
  if (opacity <= 0) return
  if (isSingleImage(shot, stage)) {
    ctx.save()
    ctx.globalAlpha = opacity
    drawShot(ctx, shot, stage)
    ctx.restore()
    return
  }
  const { layer, draw } = onLayer(ctx, stage)
  drawShot(layer, shot, stage)
  draw(opacity)
}

/** A separate layer, for several images with one common transparency. */
function onLayer(ctx: Context2D, stage: Stage) {
  const { scale, width, height } = stage
  const layer = stage.assets.cache.scratch('layer', Math.round(width * scale), Math.round(height * scale))
  layer.setTransform(scale, 0, 0, scale, 0, 0)
  const draw = (opacity: number) => {
    ctx.save()
    ctx.globalAlpha = opacity
    ctx.drawImage(layer.canvas, 0, 0, width, height)
    ctx.restore()
  }
  return { layer, draw }
}
