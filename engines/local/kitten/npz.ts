const ENTRY = 0x04034b50
const HEAD = 30
/** Stands for a size that a field of eight bytes has. */
const LONG = 0xffffffff
const LONG_SIZES = 1

/** The arrays of NumPy's archive (a zip without compression), of 32-bit numbers, by their names. Throws for another form. */
export function readNpz(bytes: Uint8Array): ReadonlyMap<string, Float32Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, length: number) => new TextDecoder('latin1').decode(bytes.subarray(from, from + length))
  const arrays = new Map<string, Float32Array>()
  let at = 0
  while (at + HEAD <= bytes.length && view.getUint32(at, true) === ENTRY) {
    const [method, nameLength, extraLength] = [8, 26, 28].map((field) => view.getUint16(at + field, true))
    const extra = at + HEAD + (nameLength ?? 0)
    const data = extra + (extraLength ?? 0)
    const short = view.getUint32(at + 18, true)
    const size = short === LONG ? longSize(view, extra, data) : short
    if (method !== 0 || data + size > bytes.length) throw new Error('These voices are compressed or cut')
    const name = text(at + HEAD, nameLength ?? 0).replace(/\.npy$/u, '')
    arrays.set(name, readArray(bytes.subarray(data, data + size), text(data, size > 200 ? 200 : size)))
    at = data + size
  }
  return arrays
}

/** Of the entry's data, in a field of its extra ones. */
function longSize(view: DataView, from: number, to: number): number {
  for (let field = from; field + 4 <= to; field += 4 + view.getUint16(field + 2, true))
    if (view.getUint16(field, true) === LONG_SIZES) return Number(view.getBigUint64(field + 4, true))
  return Infinity
}

function readArray(bytes: Uint8Array, head: string): Float32Array {
  const isKnown =
    head.slice(1, 7) === 'NUMPY\u0001' && head.includes("'<f4'") && head.includes("'fortran_order': False")
  if (!isKnown) throw new Error('These voices have another form')
  const start = 10 + new DataView(bytes.buffer, bytes.byteOffset).getUint16(8, true)
  // A copy, whose numbers begin at a multiple of their size.
  return new Float32Array(Uint8Array.from(bytes.subarray(start)).buffer)
}
