import type { BitmapCache } from '../draw/bitmap-cache.ts'
import type { Box, Context2D } from '../draw/types.ts'

/** Something that was drawn, in px of the canvas it was drawn on in the end. */
export interface Mark {
  kind: 'letters' | 'outline' | 'area' | 'picture'
  text: string
  /** Of letters their anchor and baseline, of an area its top left corner. */
  x: number
  y: number
  width: number
  /** Of letters the size of their font. */
  height: number
  radius: number
  /** Colours of a gradient from its beginning to its end. */
  color: string | string[]
  /** Where a gradient begins and ends. */
  slope: { from: [number, number]; to: [number, number] } | null
  opacity: number
  /** Of an outline. */
  lineWidth: number
  /** null where it is transparent. */
  shadow: { color: string; blur: number; down: number } | null
  font: string
  /** In which letters were drawn. */
  direction: string
  /** Its visible part; null: all. */
  clip: Box[] | null
}

interface Gradient {
  slope: Mark['slope']
  stops: [number, string][]
  addColorStop(at: number, color: string): void
}

const BEGINNING = {
  fillStyle: '#000' as string | Gradient,
  strokeStyle: '#000',
  lineWidth: 1,
  globalAlpha: 1,
  font: '10px sans-serif',
  letterSpacing: '0px',
  fontKerning: 'auto',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  direction: 'inherit',
  lineJoin: 'miter',
  lineCap: 'butt',
  shadowColor: 'transparent',
  shadowBlur: 0,
  shadowOffsetY: 0,
  scaleX: 1,
  scaleY: 1,
  left: 0,
  top: 0,
  clips: null as Box[] | null,
}

export type MarkingContext = Context2D & { marks: Mark[] }

/** A context that records calls instead of painting. Each letter of its fonts is half as wide as high. */
export function markingContext(canvasWidth = 300, canvasHeight = 150): MarkingContext {
  const marks: Mark[] = []
  const saved: (typeof BEGINNING)[] = []
  let path: (Box & { radius: number })[] = []
  const sizeOf = (font: string) => Number.parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '')
  const box = (x: number, y: number, width: number, height: number): Box => ({
    x: ctx.left + x * ctx.scaleX,
    y: ctx.top + y * ctx.scaleY,
    width: width * ctx.scaleX,
    height: height * ctx.scaleY,
  })
  const note = (kind: Mark['kind'], place: Box, more: Partial<Mark>) =>
    marks.push({
      kind,
      text: '',
      ...place,
      radius: 0,
      color: kind === 'outline' ? ctx.strokeStyle : colorOf(ctx.fillStyle),
      slope: kind === 'outline' || typeof ctx.fillStyle === 'string' ? null : ctx.fillStyle.slope,
      opacity: ctx.globalAlpha,
      lineWidth: 0,
      shadow:
        ctx.shadowColor === 'transparent'
          ? null
          : { color: ctx.shadowColor, blur: ctx.shadowBlur, down: ctx.shadowOffsetY },
      font: ctx.font,
      direction: ctx.direction,
      clip: ctx.clips,
      ...more,
    })
  const letters = (kind: 'letters' | 'outline', text: string, x: number, y: number, widest = Infinity) =>
    note(kind, box(x, y, Math.min(widest, methods.measureText(text).width), sizeOf(ctx.font)), {
      text,
      lineWidth: kind === 'outline' ? ctx.lineWidth * ctx.scaleX : 0,
    })
  const methods = {
    canvas: { width: canvasWidth, height: canvasHeight, marks },
    marks,
    save: () => void saved.push({ ...ctx }),
    restore: () => void Object.assign(ctx, saved.pop()),
    translate(x: number, y: number) {
      ctx.left += x * ctx.scaleX
      ctx.top += y * ctx.scaleY
    },
    scale(x: number, y: number) {
      ctx.scaleX *= x
      ctx.scaleY *= y
    },
    setTransform(scaleX: number, skewY: number, skewX: number, scaleY: number, left: number, top: number) {
      if (skewX !== 0 || skewY !== 0) throw new Error('Nothing is drawn askew')
      Object.assign(ctx, { scaleX, scaleY, left, top })
    },
    getTransform: () => ({ a: ctx.scaleX }),
    beginPath: () => void (path = []),
    rect: (...[x, y, width, height]: [number, number, number, number]) =>
      void path.push({ ...box(x, y, width, height), radius: 0 }),
    roundRect: (...[x, y, width, height, radius]: [number, number, number, number, number]) =>
      void path.push({ ...box(x, y, width, height), radius: radius * ctx.scaleX }),
    clip: () => void (ctx.clips = path.map(({ radius: _, ...place }) => place)),
    fill() {
      for (const { radius, ...place } of path) note('area', place, { radius })
    },
    createLinearGradient: (x0: number, y0: number, x1: number, y1: number): Gradient => ({
      slope: { from: [x0, y0], to: [x1, y1] },
      stops: [],
      addColorStop(at, color) {
        if (!(at >= 0 && at <= 1)) throw new RangeError(`A gradient has no ${at}`)
        this.stops.push([at, color])
      },
    }),
    measureText: (text: string) => ({
      width: text.length * (sizeOf(ctx.font) / 2 + Number.parseFloat(ctx.letterSpacing)),
    }),
    fillText: (text: string, x: number, y: number, widest?: number) => void letters('letters', text, x, y, widest),
    strokeText: (text: string, x: number, y: number, widest?: number) => void letters('outline', text, x, y, widest),
    /** The image's content is placed with the image. */
    drawImage(image: { width: number; height: number; marks: Mark[] }, ...place: [number, number, number, number]) {
      const into = box(...place)
      const [across, down] = [into.width / image.width, into.height / image.height]
      note('picture', into, {})
      for (const mark of image.marks)
        marks.push({
          ...mark,
          x: into.x + mark.x * across,
          y: into.y + mark.y * down,
          width: mark.width * across,
          height: mark.height * down,
          radius: mark.radius * across,
          lineWidth: mark.lineWidth * across,
          shadow: mark.shadow && { ...mark.shadow, blur: mark.shadow.blur * across, down: mark.shadow.down * down },
          opacity: mark.opacity * ctx.globalAlpha,
          clip: ctx.clips,
        })
    },
  }
  const ctx = { ...BEGINNING }
  return Object.assign(ctx, methods) as unknown as MarkingContext
}

const colorOf = (fill: string | Gradient) =>
  typeof fill === 'string' ? fill : fill.stops.toSorted(([a], [b]) => a - b).map(([, color]) => color)

/** A cache of recorded calls. */
export function markingCache(): BitmapCache {
  const kept = new Map<string, unknown>()
  const remember = <T>(name: string, make: () => T): T => {
    if (!kept.has(name)) kept.set(name, make())
    return kept.get(name) as T
  }
  return {
    remember,
    get: (name, width, height, paint) =>
      remember(`${name}|${width}x${height}`, () => {
        const ctx = markingContext(Math.ceil(width), Math.ceil(height))
        paint(ctx as unknown as OffscreenCanvasRenderingContext2D)
        return ctx.canvas as unknown as OffscreenCanvas
      }),
    scratch: (_, width, height) => markingContext(width, height) as unknown as OffscreenCanvasRenderingContext2D,
    clear: () => kept.clear(),
  }
}
