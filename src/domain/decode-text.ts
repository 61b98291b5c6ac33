/** A text and the encoding it was read in, by its WHATWG name. */
export interface DecodedText {
  text: string
  encoding: string
}

/** Enough letters to detect a language, bytes. */
const SAMPLE = 64_000

/**
 * Reads the text of a file whatever it was written in: UTF-8, UTF-16 with or without a byte order mark, and else what the frequency of
 * its letters suggests (Windows-1252 where it suggests nothing). Bytes that mean nothing become replacement characters.
 */
export async function decodeText(bytes: Uint8Array): Promise<DecodedText> {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : await likeliest(bytes))
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** By the byte order mark. */
function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Digits, spaces and line breaks have a zero byte in UTF-16, and no text has one otherwise. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = { even: 0, odd: 0 }
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd']++
  if (sample.length === 0 || Math.max(zeros.even, zeros.odd) * 20 < sample.length) return null
  return zeros.odd > zeros.even ? 'utf-16le' : 'utf-16be'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

async function likeliest(bytes: Uint8Array): Promise<string> {
  // Loaded for the few files that need it.
  const { analyse } = await import('chardet')
  const letters = lettersOf(bytes)
  for (const { name } of analyse(letters)) {
    try {
      return new TextDecoder(name).encoding
    } catch {
      // Nothing here reads it.
    }
  }
  return 'windows-1252'
}

/** The lines that hold more than times and numbers, which indicate no language. */
function lettersOf(bytes: Uint8Array): Uint8Array {
  const sample = bytes.subarray(0, SAMPLE)
  const kept = sample.filter((byte) => byte >= 0x41 || byte === 0x20 || byte === 0x0a || byte === 0x27)
  return kept.length > 0 ? kept : sample
}
