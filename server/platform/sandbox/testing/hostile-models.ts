/**
 * A safetensors file with any text for its header. @param length the declared length of the header, bytes @param data bytes
 * behind it
 */
export function withHeader(json: string, { length, data = 0 }: { length?: bigint; data?: number } = {}): Uint8Array {
  const header = new TextEncoder().encode(json)
  const bytes = new Uint8Array(8 + header.length + data)
  new DataView(bytes.buffer).setBigUint64(0, length ?? BigInt(header.length), true)
  bytes.set(header, 8)
  return bytes
}

/** Just below the longest header that is read, bytes. */
const LONG = 7_900_000

/** Millions of nested lists: hundreds of megabytes and seconds to read. */
export const DEEP_MODEL = withHeader(`{"a":${'['.repeat(LONG / 2)}${']'.repeat(LONG / 2)}}`)

const entries = (count: number, entry: (at: number) => string) => Array.from({ length: count }, (_, at) => entry(at))

/** Headers of nearly eight megabytes. */
export const LONG_MODELS: Readonly<Record<string, Uint8Array>> = {
  'lists in lists': DEEP_MODEL,
  'lists that never end': withHeader(`{"a":${'['.repeat(LONG)}`),
  'records in records': withHeader(`{"a":${'{"":'.repeat(LONG / 5)}1${'}'.repeat(LONG / 5)}}`),
  'a shape of millions of sides': withHeader(`{"a":{"dtype":"F32","shape":[${'0,'.repeat(LONG / 2)}0]}}`),
  'half a million names': withHeader(`{${entries(500_000, (at) => `"${at}":0`).join()}}`),
  'half a million words about it': withHeader(`{"__metadata__":{${entries(500_000, (at) => `"${at}":""`).join()}}}`),
  'a hundred thousand empty tensors': withHeader(
    `{${entries(100_000, (at) => `"${at}":{"dtype":"F32","shape":[0],"data_offsets":[0,0]}`).join()}}`,
  ),
}
