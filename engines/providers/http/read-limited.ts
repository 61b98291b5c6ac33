/** A body that is larger than whoever reads it is ready to hold. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** All bytes of a stream; throws `TooLarge` as soon as there are more than `maxBytes`, whatever was announced. */
export async function readLimited(stream: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of stream ?? []) {
    size += part.length
    if (size > maxBytes) throw new TooLarge(`More than ${maxBytes} bytes`)
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
