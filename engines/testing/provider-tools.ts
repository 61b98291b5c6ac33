import { alignByLetters } from '#engines/draft/transcriber/align-speech.ts'
import { createMemory } from '#engines/providers/http/memory.ts'
import type { ProviderTools } from '#engines/providers/http/provider.ts'

/** The host's tools for providers, without waiting: a pause only moves the clock. */
export function createTestTools(tools: Partial<ProviderTools> = {}): ProviderTools & { pauses: number[] } {
  const pauses: number[] = []
  let clock = 0
  return {
    pauses,
    fetch,
    now: () => clock,
    aligner: alignByLetters,
    memory: createMemory(() => clock),
    async wait(ms, signal) {
      signal?.throwIfAborted()
      pauses.push(ms)
      clock += ms
    },
    inspect: async (bytes) => ({ ...readHead(bytes), durationMs: null }),
    // Two first bytes and the size, so that tests can identify it.
    toJpeg: async ({ width, height }) => Uint8Array.from([0xff, 0xd8, width & 0xff, height & 0xff]),
    ...tools,
  }
}

/** Size of an image that is cut off before it. */
const UNKNOWN = { width: 384, height: 256 }

/** Of a JPEG or a PNG only what its head says. */
function readHead(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { contentType: 'image/jpeg', ...sizeOfJpeg(view) }
  if (bytes[0] !== 0x89) throw new Error('Unknown file type')
  const size = view.byteLength < 24 ? UNKNOWN : { width: view.getUint32(16), height: view.getUint32(20) }
  return { contentType: 'image/png', ...size }
}

/** In the first frame header, behind all segments before it. */
function sizeOfJpeg(view: DataView) {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2))
    if (view.getUint8(at + 1) >= 0xc0 && view.getUint8(at + 1) <= 0xc2)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  return UNKNOWN
}
