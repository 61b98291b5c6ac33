// Writes small ONNX models: the protobuf messages of onnx.proto3 that they need.

/** Types of tensors in onnx.proto3. */
const TYPES = { float: 1, int64: 7, bool: 9 } as const
type TensorType = keyof typeof TYPES

export interface Value {
  name: string
  type: TensorType
  /** Names stand for any length. */
  dims: readonly (number | string)[]
}

export interface GraphNode {
  op: string
  inputs: readonly string[]
  outputs: readonly string[]
  /** Whole numbers, or lists of them. */
  attributes?: Readonly<Record<string, number | readonly number[]>>
}

export interface Graph {
  inputs: readonly Value[]
  outputs: readonly Value[]
  constants: Readonly<Record<string, { type: TensorType; dims: readonly number[]; values: readonly number[] }>>
  nodes: readonly GraphNode[]
}

const IR_VERSION = 8
const OPERATORS = 13

/** The bytes of an `.onnx` file. */
export function onnxFile({ inputs, outputs, constants, nodes }: Graph): Buffer {
  const graph = join(
    ...nodes.map((node) => message(1, nodeProto(node))),
    text(2, 'model'),
    ...Object.entries(constants).map(([name, { type, dims, values }]) =>
      message(
        5,
        join(...dims.map((dim) => int(1, dim)), int(2, TYPES[type]), text(8, name), bytes(9, raw(type, values))),
      ),
    ),
    ...inputs.map((value) => message(11, valueInfo(value))),
    ...outputs.map((value) => message(12, valueInfo(value))),
  )
  return join(int(1, IR_VERSION), message(7, graph), message(8, join(text(1, ''), int(2, OPERATORS))))
}

function nodeProto({ op, inputs, outputs, attributes = {} }: GraphNode): Buffer {
  return join(
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) =>
      message(
        5,
        typeof value === 'number'
          ? join(text(1, name), int(3, value), int(20, 2))
          : join(text(1, name), ...value.map((each) => int(8, each)), int(20, 7)),
      ),
    ),
  )
}

function valueInfo({ name, type, dims }: Value): Buffer {
  const shape = dims.map((dim) => message(1, typeof dim === 'string' ? text(2, dim) : int(1, dim)))
  return join(text(1, name), message(2, message(1, join(int(1, TYPES[type]), message(2, join(...shape))))))
}

function raw(type: TensorType, values: readonly number[]): Buffer {
  if (type === 'float') return Buffer.from(Float32Array.from(values).buffer)
  return type === 'int64' ? Buffer.from(BigInt64Array.from(values.map(BigInt)).buffer) : Buffer.from(values)
}

const join = (...parts: readonly Buffer[]) => Buffer.concat(parts)
const int = (field: number, value: number) => join(varint(field << 3), varint(value))
const bytes = (field: number, content: Buffer) => join(varint((field << 3) | 2), varint(content.length), content)
const text = (field: number, content: string) => bytes(field, Buffer.from(content))
const message = bytes

function varint(value: number): Buffer {
  const out: number[] = []
  let left = BigInt.asUintN(64, BigInt(value))
  do {
    const low = Number(left & 127n)
    left >>= 7n
    out.push(left > 0n ? low | 128 : low)
  } while (left > 0n)
  return Buffer.from(out)
}
