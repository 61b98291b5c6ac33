const sampleRate = 8000
const seconds = 0.6

/** A short tone as a WAV data URL, so that the page's sample buttons play without a server. */
export function sampleTone(hertz: number): string {
  const count = sampleRate * seconds
  const bytes = new DataView(new ArrayBuffer(44 + count))
  const text = (at: number, word: string) =>
    [...word].forEach((letter, offset) => bytes.setUint8(at + offset, letter.charCodeAt(0)))
  text(0, 'RIFF')
  bytes.setUint32(4, 36 + count, true)
  text(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, sampleRate, true)
  bytes.setUint32(28, sampleRate, true)
  bytes.setUint16(32, 1, true)
  bytes.setUint16(34, 8, true)
  text(36, 'data')
  bytes.setUint32(40, count, true)
  for (let at = 0; at < count; at++) {
    const fade = Math.min(1, at / 200, (count - at) / 1200)
    bytes.setUint8(44 + at, 128 + Math.round(48 * fade * Math.sin((2 * Math.PI * hertz * at) / sampleRate)))
  }
  const binary = Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join('')
  return `data:audio/wav;base64,${btoa(binary)}`
}
