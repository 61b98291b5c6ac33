import type { Engines } from '#engines/ports.ts'
import { createWebStudio } from '#engines/draft/animator/web.ts'
import { createWebIllustrator } from '#engines/draft/illustrator/web.ts'
import { createWebTrainer } from '#engines/draft/trainer/web.ts'
import { createWebMusic } from '#engines/draft/music/web.ts'
import { createStock } from '#engines/draft/stock/stock.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { createVideoRetoucher } from '#engines/draft/video/video-retoucher.ts'
import { openWebVideo } from '#engines/draft/video/web.ts'
import { createWebVoice } from '#engines/draft/voice/web.ts'
import { createWriter } from '#engines/draft/writer/writer.ts'

/** The built-in engines as they run in a browser: everything slow in workers of its own. */
export function createTabEngines(): Engines {
  const { animator, retoucher } = createWebStudio()
  const illustrator = createWebIllustrator()
  return {
    animator,
    retoucher,
    videoRetoucher: createVideoRetoucher(openWebVideo),
    transcriber: createTypedTranscriber(),
    translator: null,
    writer: createWriter(),
    illustrator,
    trainer: createWebTrainer(),
    trainingServices: [],
    voice: createWebVoice(),
    music: createWebMusic(),
    composer: null,
    stock: createStock(),
    draft: { illustrator, animator },
  }
}
