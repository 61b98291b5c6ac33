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

/** Of a JPEG or a PNG only what its first bytes say. */
function readHead(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { contentType: 'image/jpeg', width: 384, height: 256 }
  if (bytes[0] === 0x89) return { contentType: 'image/png', width: 384, height: 256 }
  throw new Error('Unknown file type')
}
