/** An image as encoders take it: brightness, then blue and red differences at half size (I420), BT.709 in limited range. */
export interface Planes {
  planes: Uint8Array<ArrayBuffer>
  /** px, both even. */
  width: number
  height: number
}

/** One of the three. */
export interface Plane {
  data: Uint8Array
  /** px. */
  width: number
  height: number
}

interface PlaneBox {
  /** px. */
  x: number
  y: number
  width: number
  height: number
}

export const newPlanes = (width: number, height: number): Planes => ({
  planes: new Uint8Array((width * height * 3) / 2),
  width,
  height,
})

/** The three in their order, on the same memory. */
export function planesOf({ planes, width, height }: Planes): [luma: Plane, blue: Plane, red: Plane] {
  const [size, across, down] = [width * height, width / 2, height / 2]
  const part = (from: number, to: number) => planes.subarray(from, to)
  return [
    { data: part(0, size), width, height },
    { data: part(size, size * 1.25), width: across, height: down },
    { data: part(size * 1.25, size * 1.5), width: across, height: down },
  ]
}

interface Taps {
  /** The first of two neighbours for each place, and how much of the second is taken, in 256 parts. */
  first: Int32Array
  share: Int32Array
}

function tapsOf(from: number, to: number): Taps {
  const first = new Int32Array(to)
  const share = new Int32Array(to)
  for (let at = 0; at < to; at++) {
    const place = Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / to - 0.5))
    first[at] = Math.min(Math.max(0, from - 2), Math.floor(place))
    share[at] = from === 1 ? 0 : Math.round((place - (first[at] as number)) * 256)
  }
  return { first, share }
}

/** Draws a plane into another size; a covered box of it need not be drawn. */
type Scale = (source: Plane, target: Plane, covered?: PlaneBox) => void

/** Blends the four around each place; what becomes smaller than half is averaged before. */
export function scaler(from: { width: number; height: number }, to: { width: number; height: number }): Scale {
  const by = Math.floor(Math.min(from.width / to.width, from.height / to.height))
  if (by >= 2) {
    const half = { width: Math.ceil(from.width / by), height: Math.ceil(from.height / by) }
    const kept: Plane = { data: new Uint8Array(half.width * half.height), ...half }
    const rest = blender(half, to)
    return (source, target, covered) => {
      average(source, by, kept)
      rest(kept, target, covered)
    }
  }
  return blender(from, to)
}

// Local variables avoid property lookups for every pixel.
function blender(from: { width: number; height: number }, to: { width: number; height: number }): Scale {
  const { first, share } = tapsOf(from.width, to.width)
  const down = tapsOf(from.height, to.height)
  const line = new Int32Array(from.width + 1)
  const below = from.height === 1 ? 0 : 1
  // Rows are widened once each, not once for every row that is made of them.
  const wide = [new Uint8Array(to.width), new Uint8Array(to.width)] as const
  return ({ data }, { data: out }, covered) => {
    const across = to.width
    if (to.height <= from.height) {
      for (let y = 0, start = 0; y < to.height; y++, start += across) {
        const row = (down.first[y] as number) * from.width
        blendRows(data, row, below * from.width, down.share[y] as number, line)
        spreadRow(line, first, share, out.subarray(start, start + across))
      }
      return
    }
    const held = [-1, -1]
    const widened = (row: number) => {
      const kept = wide[row & 1] as Uint8Array
      if (held[row & 1] !== row) {
        blendRows(data, row * from.width, 0, 0, line)
        spreadRow(line, first, share, kept)
        held[row & 1] = row
      }
      return kept
    }
    for (let y = 0, start = 0; y < to.height; y++, start += across) {
      const row = down.first[y] as number
      const isCovered = covered !== undefined && y >= covered.y && y < covered.y + covered.height
      if (isCovered && covered.width === across) continue
      const above = widened(row)
      const under = below === 0 ? above : widened(row + 1)
      const share = down.share[y] as number
      const line = out.subarray(start, start + across)
      mixRows(above, under, share, line, 0, isCovered ? covered.x : across)
      if (isCovered) mixRows(above, under, share, line, covered.x + covered.width, across)
    }
  }
}

function mixRows(one: Uint8Array, other: Uint8Array, share: number, out: Uint8Array, from: number, to: number): void {
  for (let x = from; x < to; x++) {
    const own = one[x] as number
    out[x] = ((own << 8) + ((other[x] as number) - own) * share + 128) >> 8
  }
}

function blendRows(data: Uint8Array, row: number, below: number, low: number, line: Int32Array): void {
  const length = line.length - 1
  const high = 256 - low
  for (let x = 0, at = row, under = row + below; x < length; x++, at++, under++)
    line[x] = (data[at] as number) * high + (data[under] as number) * low
}

function spreadRow(line: Int32Array, first: Int32Array, share: Int32Array, out: Uint8Array): void {
  for (let x = 0; x < out.length; x++) {
    const at = first[x] as number
    const own = line[at] as number
    out[x] = ((own << 8) + ((line[at + 1] as number) - own) * (share[x] as number) + 32_768) >> 16
  }
}

/** Each pixel the mean of so many by so many. */
function average({ data, width, height }: Plane, by: number, { data: out, width: across, height: down }: Plane): void {
  const sums = new Int32Array(across)
  for (let y = 0; y < down; y++) {
    const [top, bottom] = [y * by, Math.min(height, y * by + by)]
    sums.fill(0)
    for (let row = top; row < bottom; row++) addRow(data, row * width, width, by, sums)
    for (let x = 0; x < across; x++) {
      const count = (bottom - top) * Math.min(by, width - x * by)
      out[y * across + x] = ((sums[x] as number) + count / 2) / count
    }
  }
}

function addRow(data: Uint8Array, start: number, width: number, by: number, sums: Int32Array): void {
  const end = start + width
  for (let x = 0, at = start; x < sums.length; x++) {
    const stop = at + by < end ? at + by : end
    let sum = 0
    for (; at < stop; at++) sum += data[at] as number
    sums[x] = (sums[x] as number) + sum
  }
}
