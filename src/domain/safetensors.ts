/** A file of numbers with a header that says which: eight bytes of length, JSON, then the tensors without gaps. */
export interface Tensor {
  name: string
  dtype: string
  shape: readonly number[]
  /** Bytes from the end of the header. */
  start: number
  end: number
}

export interface Safetensors {
  tensors: readonly Tensor[]
  metadata: Readonly<Record<string, string>>
  /** Where the first tensor begins, bytes from the file's start. */
  dataStart: number
}

/** Longest header that is read, bytes. */
export const HEADER_LIMIT = 8_000_000
const LENGTH_BYTES = 8
const BYTES_OF: Readonly<Record<string, number>> = {
  F64: 8,
  I64: 8,
  U64: 8,
  F32: 4,
  I32: 4,
  U32: 4,
  F16: 2,
  BF16: 2,
  I16: 2,
  U16: 2,
  F8_E4M3: 1,
  F8_E5M2: 1,
  I8: 1,
  U8: 1,
  BOOL: 1,
}

/**
 * A file's header, validated: types known, sizes right, nothing beyond the file, no gaps. A text says for
 * people why it is refused.
 * @param head the file's first bytes, with the whole header
 * @param size of the file, bytes
 */
export function readSafetensors(head: Uint8Array, size: number): Safetensors | string {
  if (size === 0) return 'The file is empty'
  if (size < LENGTH_BYTES + 2 || head.length < LENGTH_BYTES + 2) return 'Not a safetensors file'
  const length = new DataView(head.buffer, head.byteOffset).getBigUint64(0, true)
  if (head[LENGTH_BYTES] !== 0x7b) return 'Not a safetensors file'
  if (length > BigInt(HEADER_LIMIT)) return 'The file header is too long'
  const dataStart = LENGTH_BYTES + Number(length)
  if (dataStart > size || dataStart > head.length) return 'The header is longer than the file'
  const header = parse(head.subarray(LENGTH_BYTES, dataStart))
  if (!isRecord(header)) return 'Couldn’t read the header'
  const { __metadata__: metadata = {}, ...entries } = header
  if (!isRecord(metadata) || Object.values(metadata).some((value) => typeof value !== 'string'))
    return 'Couldn’t read the header'
  const tensors: Tensor[] = []
  for (const [name, entry] of Object.entries(entries)) {
    const tensor = readTensor(name, entry)
    if (typeof tensor === 'string') return tensor
    tensors.push(tensor)
  }
  return findGap(tensors, size - dataStart) ?? { tensors, metadata: metadata as Record<string, string>, dataStart }
}

function readTensor(name: string, entry: unknown): Tensor | string {
  const short = name.slice(0, 80)
  if (!isRecord(entry)) return `The header doesn’t describe ‘${short}’`
  const { dtype, shape, data_offsets: offsets } = entry
  const bytes = typeof dtype === 'string' ? BYTES_OF[dtype] : undefined
  if (typeof dtype !== 'string' || bytes === undefined) return `‘${short}’ has an unsupported type`
  if (!isWholeNumbers(shape) || !isWholeNumbers(offsets)) return `The header doesn’t give the size of ‘${short}’`
  const [start = 0, end = 0] = offsets
  const needed = shape.reduce((product, side) => product * side, bytes)
  if (offsets.length !== 2 || end - start !== needed) return `The size of ‘${short}’ doesn’t match the header`
  return { name, dtype, shape, start, end }
}

/** Tensors with gaps, overlaps or another end than the file's. */
function findGap(tensors: readonly Tensor[], dataSize: number): string | undefined {
  let end = 0
  for (const tensor of tensors.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (tensor.start !== end) return 'The header describes overlapping tensors or gaps'
    end = tensor.end
  }
  if (end > dataSize) return `The file is incomplete: ${end - dataSize} bytes are missing`
  return end < dataSize ? 'The file is longer than its header says' : undefined
}

/** Such a file. Numbers are written as F32. */
export function writeSafetensors(
  tensors: readonly { name: string; shape: readonly number[]; values: readonly number[] }[],
  metadata: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const header: Record<string, unknown> = { __metadata__: metadata }
  let end = 0
  for (const { name, shape, values } of tensors)
    header[name] = { dtype: 'F32', shape, data_offsets: [end, (end += values.length * 4)] }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const padded = Math.ceil(json.length / 8) * 8
  const bytes = new Uint8Array(LENGTH_BYTES + padded + end).fill(0x20, 0, LENGTH_BYTES + padded)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(0, BigInt(padded), true)
  bytes.set(json, LENGTH_BYTES)
  let at = LENGTH_BYTES + padded
  for (const { values } of tensors)
    for (const value of values) {
      view.setFloat32(at, value, true)
      at += 4
    }
  return bytes
}

/** Numbers of an F32 tensor. */
export function readTensorValues(bytes: Uint8Array, { dataStart }: Safetensors, { start, end }: Tensor): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Array.from({ length: (end - start) / 4 }, (_, at) => view.getFloat32(dataStart + start + at * 4, true))
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWholeNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => Number.isSafeInteger(each) && (each as number) >= 0)
