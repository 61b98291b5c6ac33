/** Bytes as an address that holds them: nothing has to be stored where others can read it. */
export function dataAddress(bytes: Uint8Array): string {
  return `data:${typeOf(bytes)};base64,${Buffer.from(bytes).toString('base64')}`
}

/** Of what engines are given: PNG, JPEG and WAVE. */
function typeOf([first, second]: Uint8Array): string {
  if (first === 0x89) return 'image/png'
  return first === 0xff && second === 0xd8 ? 'image/jpeg' : 'audio/wav'
}
