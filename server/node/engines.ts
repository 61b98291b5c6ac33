import { createNodeStudio } from '#engines/draft/animator/node.ts'
import { createNodeIllustrator } from '#engines/draft/illustrator/node.ts'
import { createNodeMusic } from '#engines/draft/music/node.ts'
import type { Engines } from '#engines/ports.ts'
import { createStock } from '#engines/draft/stock/stock.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { createHttpTranslator, type TranslatorSettings } from '#engines/providers/http-translator.ts'
import { createWhisperTranscriber, type WhisperSettings } from '#engines/providers/whisper.ts'
import { createNodeVoice } from '#engines/draft/voice/node.ts'
import { createWorkerProcess } from './worker-process/worker-process.ts'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { findProgram } from './find-program.ts'

/**
 * The engines: built-in where no other is configured. `program` is the address of the started file: built workers lie beside it.
 */
export function createNodeEngines(
  program: string,
  {
    whisper = null,
    translator = null,
  }: { whisper?: WhisperSettings | null; translator?: TranslatorSettings | null } = {},
): Engines {
  const { open } = createWorkerProcess({
    program: findProgram('worker-process', program) ?? new URL('./worker-process/process-program.ts', import.meta.url),
  })
  const worker = (name: string) => {
    const workerUrl = findProgram(`${name}-worker`, program)
    // Unbuilt, every engine knows its own worker.
    return workerUrl ? { workerUrl, open } : { open }
  }
  const { animator, retoucher } = createNodeStudio(worker('animator'))
  return {
    animator,
    retoucher,
    translator: translator && createHttpTranslator(translator),
    transcriber: whisper ? createWhisperTranscriber(whisper) : createTypedTranscriber(),
    writer: createWriter(),
    illustrator: createNodeIllustrator(worker('illustrator')),
    voice: createNodeVoice(worker('voice')),
    music: createNodeMusic(worker('music')),
    stock: createStock(),
  }
}
