import { expect, test } from 'vitest'
import { HEADER_LIMIT, readSafetensors, readTensorValues, writeSafetensors } from './safetensors.ts'

/** A file with this header and so many bytes of data. */
function fileOf(header: unknown, dataBytes = 0): Uint8Array {
  const json = new TextEncoder().encode(typeof header === 'string' ? header : JSON.stringify(header))
  const bytes = new Uint8Array(8 + json.length + dataBytes)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(json.length), true)
  bytes.set(json, 8)
  return bytes
}
const read = (bytes: Uint8Array, size = bytes.length) => readSafetensors(bytes, size)
const readHeader = (header: unknown, dataBytes = 0) => read(fileOf(header, dataBytes))
const tensor = (start: number, end: number, shape = [end - start], dtype = 'U8') => ({
  dtype,
  shape,
  data_offsets: [start, end],
})

test('a written file is read back with its names, shapes, numbers and metadata', () => {
  const bytes = writeSafetensors(
    [
      { name: 'one', shape: [2, 2], values: [1, -2.5, 3, 4] },
      { name: 'two', shape: [1], values: [0.25] },
    ],
    { format: 'x' },
  )
  const file = read(bytes)
  if (typeof file === 'string') throw new Error(file)
  expect(file.metadata).toEqual({ format: 'x' })
  expect(file.tensors).toEqual([
    { name: 'one', dtype: 'F32', shape: [2, 2], start: 0, end: 16 },
    { name: 'two', dtype: 'F32', shape: [1], start: 16, end: 20 },
  ])
  // Numbers begin where a processor reads them at once.
  expect(file.dataStart % 8).toBe(0)
  expect(bytes).toHaveLength(file.dataStart + 20)
  // The file may be a part of other bytes.
  const within = new Uint8Array(bytes.length + 3)
  within.set(bytes, 3)
  const part = within.subarray(3)
  expect(read(part)).toEqual(file)
  expect(file.tensors.map((each) => readTensorValues(part, file, each))).toEqual([[1, -2.5, 3, 4], [0.25]])
})

test('reads a file’s contents from its header alone', () => {
  const bytes = fileOf({ a: tensor(0, 100) }, 100)
  expect(readSafetensors(bytes.subarray(0, bytes.length - 100), bytes.length)).toMatchObject({
    tensors: [{ name: 'a', end: 100 }],
    metadata: {},
    dataStart: bytes.length - 100,
  })
})

test.each([
  ['F64', 8],
  ['I64', 8],
  ['U64', 8],
  ['F32', 4],
  ['I32', 4],
  ['U32', 4],
  ['F16', 2],
  ['BF16', 2],
  ['I16', 2],
  ['U16', 2],
  ['F8_E4M3', 1],
  ['F8_E5M2', 1],
  ['I8', 1],
  ['U8', 1],
  ['BOOL', 1],
])('a number of type %s takes %d bytes', (dtype, bytes) => {
  expect(readHeader({ a: tensor(0, 6 * bytes, [2, 3], dtype) }, 6 * bytes)).toMatchObject({
    tensors: [{ name: 'a', dtype, shape: [2, 3], start: 0, end: 6 * bytes }],
  })
})

test('a tensor without sides is one number', () => {
  expect(readHeader({ a: tensor(0, 4, [], 'F32') }, 4)).toMatchObject({ tensors: [{ shape: [] }] })
})

test('a file that is too short to be one, or begins as something else, is refused', () => {
  expect(read(new Uint8Array())).toBe('The file is empty')
  const no = 'Not a safetensors file'
  expect(read(fileOf('{}').subarray(0, 9))).toBe(no)
  expect(readSafetensors(fileOf('{}'), 9)).toBe(no)
  expect(readSafetensors(fileOf('{}').subarray(0, 9), 100)).toBe(no)
  expect(readHeader('[]')).toBe(no)
  expect(readHeader('{}')).toEqual({ tensors: [], metadata: {}, dataStart: 10 })
})

test('a header length beyond the file, the read bytes or the limit is refused', () => {
  const bytes = fileOf('{}  ')
  const says = (length: number) => {
    const changed = bytes.slice()
    new DataView(changed.buffer).setBigUint64(0, BigInt(length), true)
    return changed
  }
  const longer = 'The header is longer than the file'
  expect(read(says(4))).toMatchObject({ dataStart: 12 })
  expect(readSafetensors(says(5), 12)).toBe(longer)
  expect(readSafetensors(says(5), 13)).toBe(longer)
  expect(readSafetensors(says(4), 11)).toBe(longer)
  expect(read(says(HEADER_LIMIT))).toBe(longer)
  expect(read(says(HEADER_LIMIT + 1))).toBe('The file header is too long')
})

test('a header that is not JSON or UTF-8, or with metadata other than text, is refused', () => {
  const no = 'Couldn’t read the header'
  expect(readHeader('{"a"')).toBe(no)
  const bytes = fileOf('{"aaa":1}')
  bytes[11] = 0xff
  expect(read(bytes)).toBe(no)
  for (const metadata of [{ a: 1 }, ['x'], 'x', null]) expect(readHeader({ __metadata__: metadata })).toBe(no)
})

test('a tensor without a type in the header is refused by its name', () => {
  const long = 'n'.repeat(100)
  expect(readHeader({ [long]: 1 })).toBe(`The header doesn’t describe ‘${'n'.repeat(80)}’`)
  expect(readHeader({ a: null })).toBe('The header doesn’t describe ‘a’')
  for (const dtype of ['F7', 8, undefined])
    expect(readHeader({ a: { ...tensor(0, 1), dtype } }, 1)).toBe('‘a’ has an unsupported type')
  for (const side of [-1, 0.5, '1', 2 ** 60])
    expect(readHeader({ a: tensor(0, 1, [side as number]) }, 1)).toBe('The header doesn’t give the size of ‘a’')
  expect(readHeader({ a: { ...tensor(0, 1), data_offsets: 'x' } }, 1)).toBe('The header doesn’t give the size of ‘a’')
})

test('a tensor that is not as large as its header says is refused', () => {
  const no = 'The size of ‘a’ doesn’t match the header'
  expect(readHeader({ a: tensor(0, 6, [7]) }, 6)).toBe(no)
  expect(readHeader({ a: { ...tensor(0, 6), data_offsets: [0, 6, 6] } }, 6)).toBe(no)
  expect(readHeader({ a: { ...tensor(0, 6), data_offsets: [] } }, 6)).toBe(no)
})

test('tensors are contiguous from the first byte to the last, in whatever order they are named', () => {
  expect(readHeader({ b: tensor(3, 5), a: tensor(0, 3), empty: tensor(3, 3) }, 5)).toMatchObject({
    tensors: [{ name: 'b' }, { name: 'a' }, { name: 'empty' }],
  })
  const no = 'The header describes overlapping tensors or gaps'
  expect(readHeader({ a: tensor(0, 3), b: tensor(2, 5) }, 5)).toBe(no)
  expect(readHeader({ a: tensor(0, 3), b: tensor(4, 5) }, 5)).toBe(no)
  expect(readHeader({ a: tensor(1, 5) }, 5)).toBe(no)
  expect(readHeader({ a: tensor(0, 5) }, 3)).toBe('The file is incomplete: 2 bytes are missing')
  expect(readHeader({ a: tensor(0, 5) }, 6)).toBe('The file is longer than its header says')
})
