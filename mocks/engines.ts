import type { Engines } from '#server/engines/ports.ts'
import { createWebStudio } from '#server/engines/animator/web.ts'
import { createWebIllustrator } from '#server/engines/illustrator/web.ts'
import { createWebMusic } from '#server/engines/music/web.ts'
import { createStock } from '#server/engines/stock/stock.ts'
import { createTypedTranscriber } from '#server/engines/transcriber/align-typed.ts'
import { createWebVoice } from '#server/engines/voice/web.ts'
import { createWriter } from '#server/engines/writer/writer.ts'

/** The built-in engines as they run in a browser: everything slow in workers of its own. */
export function createTabEngines(): Engines {
  const { animator, retoucher } = createWebStudio()
  return {
    animator,
    retoucher,
    transcriber: createTypedTranscriber(),
    translator: null,
    writer: createWriter(),
    illustrator: createWebIllustrator(),
    voice: createWebVoice(),
    music: createWebMusic(),
    stock: createStock(),
  }
}
