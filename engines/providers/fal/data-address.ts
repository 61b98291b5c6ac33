import { pictureType } from '../picture-type.ts'

/** Bytes as an address that holds them: nothing has to be stored where others can read it. Of pictures, and of voices as RIFF WAVE. */
export function dataAddress(bytes: Uint8Array): string {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  const isSound = text(0) === 'RIFF' && text(8) === 'WAVE'
  return `data:${isSound ? 'audio/wav' : pictureType(bytes)};base64,${Buffer.from(bytes).toString('base64')}`
}
