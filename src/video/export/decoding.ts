/** How packets are decoded, as a text to compare: a file can say it only once for all of them. */
export function describeDecoding({ codec, description }: VideoDecoderConfig | AudioDecoderConfig): string {
  if (!description) return codec
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  return bytes.join(' ')
}
