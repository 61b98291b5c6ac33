/** Messages as text, for a worker that is reached over a pipe. Bytes stand in it in base 64. */
interface Sent {
  base64: string
}

const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null && 'base64' in value

/** @param encode bytes in base 64: hosts have different quick ways */
export function toWire(message: unknown, encode: (bytes: Uint8Array) => string): string {
  return JSON.stringify(message, function (this: Record<string, unknown>, key, value: unknown) {
    // Before a Buffer turned itself into something else.
    const own = this[key]
    return own instanceof Uint8Array ? { base64: encode(own) } : value
  })
}

export function fromWire<Message>(text: string, decode: (base64: string) => Uint8Array): Message {
  return JSON.parse(text, (_key, value: unknown) => (isSent(value) ? decode(value.base64) : value)) as Message
}
