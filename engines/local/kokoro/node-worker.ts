import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { startFlite } from '#engines/draft/voice/flite-wasi.ts'
import { createPronouncer } from '#engines/draft/voice/speak-phrase.ts'
import type { SpeechRequest } from '#engines/ports.ts'
import { answerInTurn } from '../answer-in-turn.ts'
import type { ModelPaths } from '../local-models.ts'
import { openRuntime } from '../onnx-runtime.ts'
import { createPhonemizer } from './phonemes.ts'
import { createKokoro, type KokoroSpeech } from './speak.ts'

const paths = workerData as ModelPaths

const answer = answerInTurn<SpeechRequest, KokoroSpeech>(open, (reply) => parentPort?.postMessage(reply))
parentPort?.on('message', answer)

async function open() {
  const read = (name: string) => readFileSync(path.join(paths.model, name))
  const runtime = await openRuntime(paths.runtime)
  const words = pathToFileURL(path.join(paths.dictionary, 'index.js'))
  const { dictionary } = (await import(/* @vite-ignore */ words.href)) as { dictionary: Record<string, string> }
  const pronouncer = createPronouncer(startFlite(new WebAssembly.Module(readFileSync(paths.flite))))
  const { model } = JSON.parse(read('tokenizer.json').toString()) as { model: { vocab: Record<string, number> } }
  const styles = new Map<string, Float32Array>()
  return createKokoro({
    ...{ runtime, session: await runtime.load(read('onnx/model_quantized.onnx')), vocabulary: model.vocab },
    phonemizer: createPhonemizer(new Map(Object.entries(dictionary)), (word) => pronouncer.pronounce([word])[0] ?? []),
    readStyles(voice) {
      if (!/^\w+$/u.test(voice)) return undefined
      const bytes = styles.has(voice) ? null : read(`voices/${voice}.bin`)
      if (bytes)
        styles.set(voice, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)))
      return styles.get(voice)
    },
  })
}
