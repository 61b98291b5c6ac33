import type { EncodedImage } from '#engines/ports.ts'

/** Bytes that become letters at once: a call takes only so many arguments. */
const PART = 8_192

/** A small picture inside of an answer, where a file would outlive its use. */
export function toDataUrl({ bytes, contentType }: Pick<EncodedImage, 'bytes' | 'contentType'>): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += PART) letters += String.fromCharCode(...bytes.subarray(at, at + PART))
  return `data:${contentType};base64,${btoa(letters)}`
}
