import { captionFontSize } from '#src/domain/caption-styles.ts'
import { captionPages, pageAt, spokenPiece, type CaptionPage } from '#src/domain/captions.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { canHyphenate } from '#src/domain/hyphenation.ts'
import type { FrameAssets } from '../assets/frame-assets.ts'
import type { VideoDocument, VideoScene } from '../document.ts'
import { filmFamily } from '../film-family.ts'
import { scriptFontsOf } from '../script-fonts.ts'
import { pixelScale, type BitmapCache } from '../draw/bitmap-cache.ts'
import { clamp01, easeOutCubic } from '../draw/easing.ts'
import type { Context2D } from '../draw/types.ts'
import { emojiOf } from '../stickers/emoji.ts'
import { captionDirection, type Direction } from './bidi.ts'
import { captionEmojiSide, captionPainter, MAX_WIDTH } from './caption-painter.ts'
import { applyFont, layoutCaption, type CaptionLayout } from './layout.ts'
import { css, type CaptionColors, type CaptionPainter, type Color, type SpokenState } from './painter-types.ts'

/** A caption fades and rises in, and fades out, within these (ms). */
const ENTER_MS = 130
const LEAVE_MS = 110
/** The highlight moves from word to word within this (ms). */
const ARRIVE_MS = 100
/** Highest a caption may be, as a share of the video. */
const MAX_HEIGHT = 0.5

const pagesOf = new WeakMap<VideoScene['captions'], Map<string, CaptionPage[]>>()

/** The captions of a scene, cut once for each length and language, and again once its long words can be divided. */
export function pagesOfScene(
  document: Pick<VideoDocument, 'language'> & { captions: Pick<VideoDocument['captions'], 'length'> },
  scene: VideoScene,
): CaptionPage[] {
  const key = `${document.captions.length} ${document.language} ${canHyphenate(document.language)}`
  const cuts = pagesOf.get(scene.captions) ?? new Map<string, CaptionPage[]>()
  pagesOf.set(scene.captions, cuts)
  const known = cuts.get(key)
  if (known) return known
  const pages = captionPages(scene.captions, document.captions.length, document.language)
  cuts.set(key, pages)
  return pages
}

const directions = new WeakMap<CaptionPage, Direction>()

/** In which the lines of a scene's caption are read. */
export function directionOf(scene: VideoScene, page: CaptionPage): Direction {
  const known = directions.get(page)
  if (known) return known
  const found = captionDirection(
    page.pieces.map(({ text }) => text).join(' '),
    scene.captions.map(({ word }) => word).join(' '),
  )
  directions.set(page, found)
  return found
}

/** Draws the caption that stands at a frame of the film, from images that are painted once per state. */
export function drawCaptions(
  ctx: Context2D,
  document: VideoDocument,
  scene: VideoScene,
  frame: number,
  assets: Pick<FrameAssets, 'cache' | 'sticker'>,
): void {
  const { cache } = assets
  if (!document.captions.show || !scene.showCaptions || scene.captions.length === 0) return
  const ms = framesToMs(frame - scene.from)
  const pages = pagesOfScene(document, scene)
  const page = pageAt(pages, ms)
  if (!page) return
  const scale = pixelScale(ctx, document.width)
  const painter = painterOf(document)
  const direction = directionOf(scene, page)
  const side = captionEmojiSide(document)
  const emojiImage = (emoji: string) => {
    const image = assets.sticker(emoji, side)
    return image.state === 'ready' ? image.source : null
  }
  // A caption is set again once its emoji have come.
  const areThere = emojiOf(page.pieces.map(({ text }) => text).join('')).map((emoji) => emojiImage(emoji) !== null)
  const name = `caption ${JSON.stringify([areThere, document.captions, painter.type.family, document.language, document.width, document.height, scale, direction, page.pieces.map((piece) => [piece.text, piece.glued])])}`
  const layout = cache.remember(`${name} layout`, () =>
    layoutFor(document, { page, direction, painter, cache, emojiImage }),
  )
  const pad = Math.ceil(painter.padding * layout.fontSize)
  const left = Math.round((document.width - layout.width) / 2)
  const top = captionTop(document, layout)
  const width = (layout.width + 2 * pad) * scale
  const height = (layout.height + 2 * pad) * scale
  const image = (state: SpokenState) =>
    cache.get(`${name} ${state.spoken} ${state.arrival}`, width, height, (into) => {
      into.setTransform(scale, 0, 0, scale, pad * scale, pad * scale)
      // A sweep lays one image over the other: the plate is only in the lower one.
      if (painter.colors.plate && !(painter.sweep && state.spoken >= 0)) paintPlate(into, layout, painter.colors.plate)
      applyFont(into, layout)
      painter.paint(into, layout, state, painter.colors)
    })
  const place = (canvas: OffscreenCanvas) =>
    ctx.drawImage(canvas, left - pad, top - pad, canvas.width / scale, canvas.height / scale)

  const next = pages[pages.indexOf(page) + 1]
  const entering = easeOutCubic((ms - page.start + framesToMs(1)) / ENTER_MS)
  const leaving = next?.start === page.end ? 1 : clamp01((page.end - ms) / LEAVE_MS)
  ctx.save()
  ctx.globalAlpha = entering * leaving
  ctx.translate(0, (1 - entering) * layout.fontSize * 0.16)
  const spoken = spokenPiece(page, ms)
  if (painter.sweep) {
    place(image({ spoken: -1, arrival: 1 }))
    clipSpoken(ctx, page, layout, ms, left, top, pad)
    place(image({ spoken: 0, arrival: 1 }))
  } else {
    const since = ms - (page.pieces[spoken]?.start ?? ms) + framesToMs(1)
    const step = Math.min(painter.steps, Math.max(1, Math.ceil((since / ARRIVE_MS) * painter.steps)))
    place(image({ spoken, arrival: step / painter.steps }))
  }
  ctx.restore()
}

function painterOf(document: VideoDocument): CaptionPainter {
  const painter = captionPainter(document.captions.style)
  const { font, colors, weight, uppercase, highlights } = document.captions
  const text = parseColor(colors.text) ?? painter.colors.text
  const scripts = scriptFontsOf(document).map(({ family }) => family)
  const families = font === null ? scripts : [filmFamily(font), ...scripts]
  return {
    ...painter,
    type: {
      ...painter.type,
      family: [...families.map((family) => `"${family}"`), painter.type.family].join(', '),
      weight: weight ?? painter.type.weight,
      uppercase: uppercase ?? painter.type.uppercase,
    },
    // Without a highlight there is no spoken word: no tiles and pops either.
    ...(!highlights && { sweep: false, paint: (ctx, layout, _state, own) => painter.paint(ctx, layout, STILL, own) }),
    colors: {
      text,
      highlight: highlights ? (parseColor(colors.highlight) ?? painter.colors.highlight) : text,
      plate: parseColor(colors.plate) ?? painter.colors.plate,
      ...outlineOf(document),
    },
  }
}

/** Everything is spoken and nothing is being spoken. */
const STILL: SpokenState = { spoken: Number.POSITIVE_INFINITY, arrival: 1 }

function outlineOf({ captions: { outline } }: VideoDocument): Pick<CaptionColors, 'outline'> {
  if (outline === null) return {}
  const color = parseColor(outline.color)
  return { outline: outline.width > 0 && color ? { width: outline.width, color } : null }
}

function parseColor(hex: string | null): Color | null {
  const channels = hex === null ? null : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!channels) return null
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((channel) => parseInt(channel, 16))
  return [red, green, blue, 1]
}

function paintPlate(ctx: Context2D, layout: CaptionLayout, color: Color): void {
  const size = layout.fontSize
  ctx.fillStyle = css(color)
  ctx.beginPath()
  ctx.roundRect(-0.46 * size, -0.2 * size, layout.width + 0.92 * size, layout.height + 0.4 * size, 0.3 * size)
  ctx.fill()
}

interface CaptionToSet {
  page: CaptionPage
  direction: Direction
  painter: CaptionPainter
  cache: BitmapCache
  emojiImage: (emoji: string) => CanvasImageSource | null
}

function layoutFor(
  document: VideoDocument,
  { page, direction, painter, cache, emojiImage }: CaptionToSet,
): CaptionLayout {
  const fontSize = captionFontSize(document.captions.fontSize, Math.min(document.width, document.height))
  const lineHeight = painter.type.lineHeight * painter.type.scale * fontSize
  return layoutCaption(cache.scratch('measure', 8, 8), {
    pieces: page.pieces,
    type: painter.type,
    fontSize,
    maxWidth: document.width * MAX_WIDTH,
    maxHeight: Math.min(document.height * MAX_HEIGHT, painter.maxLines * lineHeight + 1),
    language: document.language,
    direction,
    emojiImage,
  })
}

/** The margin is kept below the text, and the text inside the image whatever the margin is. */
function captionTop(document: VideoDocument, layout: CaptionLayout): number {
  const edge = Math.min(document.width, document.height) * 0.03
  const top = document.height * (1 - document.captions.marginFromBottom) - layout.height
  return Math.round(Math.min(document.height - layout.height - edge, Math.max(edge, top)))
}

/** Clips to the spoken part: whole pieces, and a part of the current one. */
function clipSpoken(
  ctx: Context2D,
  page: CaptionPage,
  layout: CaptionLayout,
  ms: number,
  left: number,
  top: number,
  pad: number,
): void {
  ctx.beginPath()
  for (const placed of layout.pieces) {
    const piece = page.pieces[placed.index]
    const line = layout.lines[placed.line]
    if (!piece || !line || ms < piece.start) continue
    const [from, to] = placed.share ?? [0, 1]
    const said = clamp01(((ms - piece.start) / Math.max(1, piece.end - piece.start) - from) / (to - from))
    if (said === 0) continue
    const width = placed.width * said + (said === 1 ? pad / 4 : 0)
    const before = layout.fontSize * 0.07
    // In right-to-left text the preceding word is at the right.
    const x = placed.direction === 'rtl' ? placed.x + placed.width - width : placed.x - before
    ctx.rect(left + x, top + line.y, width + before, line.height)
  }
  ctx.clip()
}
