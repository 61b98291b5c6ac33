import type { Matrix, StickerGradient, StickerPath } from './sticker.ts'

/*
 * Reads the drawings of one set of SVG files into paths that a canvas draws. What another set may hold is refused, so that
 * nothing is drawn other than it was made.
 */

interface Element {
  tag: string
  attributes: Map<string, string>
  children: Element[]
}

/** Attributes that stand on a group for all that it holds. */
interface Inherited {
  fill: string | undefined
  isEvenOdd: boolean
  shadow: StickerPath['shadow']
}

/** @throws for an element, attribute or value that it does not know */
export function parseSticker(body: string): StickerPath[] {
  const root = readElements(body)
  const named = new Map<string, Element>()
  const note = (element: Element) => {
    const id = element.attributes.get('id')
    if (id !== undefined) named.set(id, element)
    element.children.forEach(note)
  }
  root.forEach(note)
  return root.flatMap((element) =>
    toPaths(element, { fill: '#000', isEvenOdd: false, shadow: undefined }, (id) => {
      const found = named.get(id)
      if (!found) throw new Error(`Nothing has the id ${id}`)
      return found
    }),
  )
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

function readElements(source: string): Element[] {
  const root: Element = { tag: '', attributes: new Map(), children: [] }
  const open = [root]
  TAG.lastIndex = 0
  while (TAG.lastIndex < source.length) {
    const at = TAG.lastIndex
    const [, closes, tag = '', attributes = '', isEmpty] = TAG.exec(source) ?? []
    if (tag === '') throw new Error(`No element: ${source.slice(at, at + 40)}`)
    if (closes) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes nothing`)
      continue
    }
    const element: Element = {
      tag,
      attributes: new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value])),
      children: [],
    }
    open.at(-1)?.children.push(element)
    if (!isEmpty) open.push(element)
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.tag ?? ''}> is not closed`)
  return root.children
}

type Find = (id: string) => Element

/** By element; every one draws the same without these. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  g: ['fill', 'fill-rule', 'clip-rule', 'clip-path', 'filter'],
  use: ['href'],
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
}
const PAINT = ['id', 'fill', 'fill-rule', 'clip-rule', 'opacity', 'transform']
const STROKE = ['stroke', 'stroke-width', 'stroke-linecap', 'stroke-miterlimit']

function toPaths(element: Element, inherited: Inherited, find: Find): StickerPath[] {
  const { tag, attributes, children } = element
  if (tag === 'defs') return []
  const known = KNOWN[tag]
  if (!known) throw new Error(`<${tag}> is unknown`)
  for (const name of attributes.keys())
    if (!known.includes(name) && (tag === 'g' || tag === 'use' || ![...PAINT, ...STROKE].includes(name)))
      throw new Error(`${name} of <${tag}> is unknown`)
  if (tag === 'use') return toPaths(find(attributes.get('href')?.slice(1) ?? ''), inherited, find)
  if (tag === 'g') {
    const clip = reference(attributes.get('clip-path'))
    if (clip !== null) requireWhole(find(clip))
    const filter = reference(attributes.get('filter'))
    const own: Inherited = {
      fill: attributes.get('fill') ?? inherited.fill,
      isEvenOdd: isEvenOdd(attributes, inherited),
      shadow: undefined,
    }
    const paths = children.flatMap((child) => toPaths(child, own, find))
    // What it holds lies on its lowest path, which is the one that casts the shadow.
    const shadow = filter === null ? undefined : readShadow(find(filter))
    return paths.map((path, at) => (at === 0 && shadow ? { ...path, shadow } : path))
  }
  return [toPath(element, inherited, find)]
}

function toPath({ tag, attributes }: Element, inherited: Inherited, find: Find): StickerPath {
  const fill = readPaint(attributes.get('fill') ?? inherited.fill, find)
  const stroke = attributes.get('stroke')
  const transform = attributes.get('transform')
  const opacity = attributes.get('opacity')
  if (fill === null && stroke === undefined) throw new Error(`<${tag}> is invisible`)
  return {
    d: outline(tag, attributes),
    ...(fill !== null && { fill }),
    ...(isEvenOdd(attributes, inherited) && { isEvenOdd: true }),
    ...(stroke !== undefined && {
      stroke: {
        paint: readColor(stroke),
        width: Number(attributes.get('stroke-width') ?? 1),
        ...(attributes.get('stroke-linecap') === 'round' && { isRound: true }),
      },
    }),
    ...(opacity !== undefined && { opacity: Number(opacity) }),
    ...(transform !== undefined && { transform: readTransform(transform) }),
  }
}

function isEvenOdd(attributes: ReadonlyMap<string, string>, inherited: Inherited): boolean {
  const rule = attributes.get('fill-rule')
  return rule === undefined ? inherited.isEvenOdd : rule === 'evenodd'
}

function outline(tag: string, attributes: ReadonlyMap<string, string>): string {
  const number = (name: string) => Number(attributes.get(name) ?? 0)
  if (tag === 'path') return attributes.get('d') ?? ''
  if (tag === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
    const radius = Math.min(number('rx'), width / 2, height / 2)
    const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
    const [along, down] = [width - 2 * radius, height - 2 * radius]
    return `M${x + radius} ${y}h${along}${corner(radius, radius)}v${down}${corner(-radius, radius)}h${-along}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  }
  const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
  const half = (dx: number) => `a${rx} ${ry} 0 1 1 ${dx} 0`
  return `M${number('cx') - rx} ${number('cy')}${half(2 * rx)}${half(-2 * rx)}z`
}

const reference = (value: string | undefined): string | null => {
  if (value === undefined) return null
  const id = /^url\(#(\w+)\)$/.exec(value)?.[1]
  if (id === undefined) throw new Error(`${value} is unknown`)
  return id
}

function readColor(value: string): string {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) throw new Error(`The colour ${value} is unknown`)
  return value
}

function readPaint(value: string | undefined, find: Find): string | StickerGradient | null {
  if (value === undefined || value === 'none') return null
  return value.startsWith('url') ? readGradient(find(reference(value) ?? '')) : readColor(value)
}

function readGradient({ tag, attributes, children }: Element): StickerGradient {
  const number = (name: string) => Number(attributes.get(name) ?? 0)
  if (attributes.get('gradientUnits') !== 'userSpaceOnUse') throw new Error('A gradient is in shares')
  const stops = children.map(({ attributes: stop }) => {
    const color = readColor(stop.get('stop-color') ?? '#000')
    const isClear = stop.get('stop-opacity') === '0'
    if (!isClear && stop.has('stop-opacity')) throw new Error('A stop is translucent')
    return [Number(stop.get('offset') ?? 0), isClear ? `${color}${color.length === 4 ? '0' : '00'}` : color] as const
  })
  if (tag === 'linearGradient') return { at: [number('x1'), number('y1'), number('x2'), number('y2')], stops }
  if (tag !== 'radialGradient') throw new Error(`<${tag}> is no gradient`)
  const [a, b, c, d, e, f] = readTransform(attributes.get('gradientTransform') ?? '')
  const scale = Math.hypot(a, b)
  if (Math.abs(scale - Math.hypot(c, d)) > 1e-6) throw new Error('A gradient is no circle')
  const [x, y] = [number('cx'), number('cy')]
  return { at: [a * x + c * y + e, b * x + d * y + f, number('r') * scale], stops }
}

/** A clip to the whole drawing, which ends there anyway. */
function requireWhole({ tag, children }: Element): void {
  const [only, ...rest] = children
  if (tag !== 'clipPath' || rest.length > 0 || only?.attributes.get('d') !== 'M0 0h32v32H0z')
    throw new Error('A clip cuts something off')
}

/** The one filter of the set: the shape over its blurred shadow. */
function readShadow({ tag, children }: Element): NonNullable<StickerPath['shadow']> {
  const steps = children.map((child) => child.tag).join(' ')
  if (tag !== 'filter' || steps !== 'feFlood feColorMatrix feOffset feGaussianBlur feColorMatrix feBlend feBlend')
    throw new Error(`The filter ${steps} is unknown`)
  const [, , offset, blur, color] = children
  return {
    y: Number(offset?.attributes.get('dy') ?? 0),
    blur: Number(blur?.attributes.get('stdDeviation') ?? 0),
    opacity: Number(color?.attributes.get('values')?.split(' ').at(-2) ?? 0),
  }
}

function readTransform(value: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let end = 0
  for (const { 0: whole, 1: name = '', 2: list = '', index } of value.matchAll(/\s*(\w+)\(([^)]*)\)/g)) {
    if (index !== end) throw new Error(`The transform ${value} is unknown`)
    end = index + whole.length
    matrix = multiply(
      matrix,
      toMatrix(
        name,
        list
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    )
  }
  if (end !== value.length) throw new Error(`The transform ${value} is unknown`)
  return matrix
}

function toMatrix(name: string, values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
  if (name === 'matrix') return [a, b, c, d, e, f]
  if (name === 'translate') return [1, 0, 0, 1, a, b]
  if (name === 'scale') return [a, 0, 0, values.length > 1 ? b : a, 0, 0]
  if (name !== 'rotate') throw new Error(`${name} is unknown`)
  const [sine, cosine] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)]
  return multiply(multiply([1, 0, 0, 1, b, c], [cosine, sine, -sine, cosine, 0, 0]), [1, 0, 0, 1, -b, -c])
}

export function multiply([a, b, c, d, e, f]: Matrix, [k, l, m, n, o, p]: Matrix): Matrix {
  return [a * k + c * l, b * k + d * l, a * m + c * n, b * m + d * n, a * o + c * p + e, b * o + d * p + f]
}
