import type { Step } from './path.ts'

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const PIECE = /([MLHVCSQTAZ])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/gi
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Reads the path of an SVG file into the steps of a drawing, through a matrix. Arcs become curves. */
export function stepsOfSvg(d: string, [a, b, c, e, tx, ty]: Matrix = [1, 0, 0, 1, 0, 0]): Step[] {
  const steps: Step[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  // The control point that a smooth curve reflects.
  let [cx, cy] = [0, 0]
  const px = (u: number, v: number): number => a * u + c * v + tx
  const py = (u: number, v: number): number => b * u + e * v + ty
  const line = (u: number, v: number, op: 'move' | 'line' = 'line'): void => {
    steps.push({ op, x: px(u, v), y: py(u, v) })
    ;[x, y, cx, cy] = [u, v, u, v]
  }
  const curve = (u1: number, v1: number, u2: number, v2: number, u: number, v: number): void => {
    steps.push({
      op: 'curve',
      ax: px(u1, v1),
      ay: py(u1, v1),
      bx: px(u2, v2),
      by: py(u2, v2),
      x: px(u, v),
      y: py(u, v),
    })
    ;[x, y, cx, cy] = [u, v, u2, v2]
  }
  for (const { letter, values } of commands(d)) {
    const at = letter.toUpperCase()
    const [ox, oy] = letter === at ? [0, 0] : [x, y]
    const n = (i: number): number => values[i] ?? 0
    if (at === 'M') {
      line(ox + n(0), oy + n(1), 'move')
      ;[startX, startY] = [x, y]
    } else if (at === 'L') line(ox + n(0), oy + n(1))
    else if (at === 'H') line(ox + n(0), y)
    else if (at === 'V') line(x, oy + n(0))
    else if (at === 'C') curve(ox + n(0), oy + n(1), ox + n(2), oy + n(3), ox + n(4), oy + n(5))
    else if (at === 'S') curve(2 * x - cx, 2 * y - cy, ox + n(0), oy + n(1), ox + n(2), oy + n(3))
    else if (at === 'Q' || at === 'T') {
      const [qx, qy] = at === 'Q' ? [ox + n(0), oy + n(1)] : [2 * x - cx, 2 * y - cy]
      const [u, v] = at === 'Q' ? [ox + n(2), oy + n(3)] : [ox + n(0), oy + n(1)]
      curve(x + ((qx - x) * 2) / 3, y + ((qy - y) * 2) / 3, u + ((qx - u) * 2) / 3, v + ((qy - v) * 2) / 3, u, v)
      ;[cx, cy] = [qx, qy]
    } else if (at === 'A') {
      for (const [u1, v1, u2, v2, u, v] of arcCurves(x, y, n(0), n(1), n(2), n(3), n(4), ox + n(5), oy + n(6)))
        curve(u1, v1, u2, v2, u, v)
      ;[cx, cy] = [x, y]
    } else {
      steps.push({ op: 'close' })
      ;[x, y, cx, cy] = [startX, startY, startX, startY]
    }
    if (at !== 'C' && at !== 'S' && at !== 'Q' && at !== 'T') [cx, cy] = [x, y]
  }
  return steps
}

function commands(d: string): { letter: string; values: number[] }[] {
  const list: { letter: string; values: number[] }[] = []
  const text = d.replace(/([Aa])([^A-Za-z]*)/g, (_, letter: string, rest: string) => letter + spacedFlags(rest))
  for (const [, letter, number] of text.matchAll(PIECE)) {
    if (letter !== undefined) {
      list.push({ letter, values: [] })
      continue
    }
    let last = list.at(-1)
    if (!last) continue
    const most = ARGUMENTS[last.letter.toUpperCase()] ?? 0
    if (last.values.length === most) {
      // More numbers repeat the command; a move goes on as lines.
      const again = last.letter === 'M' ? 'L' : last.letter === 'm' ? 'l' : last.letter
      last = { letter: again, values: [] }
      list.push(last)
    }
    last.values.push(Number(number))
  }
  return list
}

/** The two flags of an arc may stand without spaces between. */
const spacedFlags = (numbers: string): string =>
  numbers.replace(
    /(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))/g,
    '$1 $2 $3 $4 $5 $6 $7 ',
  )

type Curve = readonly [number, number, number, number, number, number]

/** An elliptic arc between two points as cubic curves of at most a quarter turn. See the SVG specification, F.6.5. */
function arcCurves(
  x1: number,
  y1: number,
  rx: number,
  ry: number,
  degrees: number,
  large: number,
  sweep: number,
  x2: number,
  y2: number,
): Curve[] {
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [[x1, y1, x2, y2, x2, y2]]
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [u, v] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  const grow = Math.max(1, Math.sqrt((u / rx) ** 2 + (v / ry) ** 2))
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow]
  const below = (a * v) ** 2 + (b * u) ** 2
  const factor = Math.sqrt(Math.max(0, ((a * b) ** 2 - below) / below)) * (large === sweep ? -1 : 1)
  const [mu, mv] = [(factor * a * v) / b, (-factor * b * u) / a]
  const [mx, my] = [cos * mu - sin * mv + (x1 + x2) / 2, sin * mu + cos * mv + (y1 + y2) / 2]
  const from = Math.atan2((v - mv) / b, (u - mu) / a)
  let span = Math.atan2((-v - mv) / b, (-u - mu) / a) - from
  if (sweep && span < 0) span += 2 * Math.PI
  if (!sweep && span > 0) span -= 2 * Math.PI
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6))
  const step = span / count
  const reach = (4 / 3) * Math.tan(step / 4)
  const at = (ex: number, ey: number): readonly [number, number] => [
    mx + cos * a * ex - sin * b * ey,
    my + sin * a * ex + cos * b * ey,
  ]
  return Array.from({ length: count }, (_, i): Curve => {
    const [t, end] = [from + step * i, from + step * (i + 1)]
    const [ax, ay] = at(Math.cos(t) - reach * Math.sin(t), Math.sin(t) + reach * Math.cos(t))
    const [bx, by] = at(Math.cos(end) + reach * Math.sin(end), Math.sin(end) - reach * Math.cos(end))
    const [ex, ey] = i === count - 1 ? [x2, y2] : at(Math.cos(end), Math.sin(end))
    return [ax, ay, bx, by, ex, ey]
  })
}
