/** What the first bytes of a picture say: PNG, WebP or JPEG. */
export function pictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' {
  if (bytes[0] === 0x89) return 'image/png'
  return String.fromCharCode(...bytes.subarray(8, 12)) === 'WEBP' ? 'image/webp' : 'image/jpeg'
}
