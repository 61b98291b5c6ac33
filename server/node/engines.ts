import { createNodeStudio } from '#server/engines/animator/node.ts'
import { createNodeIllustrator } from '#server/engines/illustrator/node.ts'
import { createNodeMusic } from '#server/engines/music/node.ts'
import type { Engines } from '#server/engines/ports.ts'
import { createStock } from '#server/engines/stock/stock.ts'
import { createTypedTranscriber } from '#server/engines/transcriber/align-typed.ts'
import { createHttpTranslator, type TranslatorSettings } from '#server/engines/translator/http-translator.ts'
import { createWhisperTranscriber, type WhisperSettings } from '#server/engines/transcriber/whisper.ts'
import { createNodeVoice } from '#server/engines/voice/node.ts'
import { createWorkerProcess } from '#server/engines/worker/worker-process.ts'
import { createWriter } from '#server/engines/writer/writer.ts'
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
    program: findProgram('worker-process', program) ?? new URL('../engines/worker/process-program.ts', import.meta.url),
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
