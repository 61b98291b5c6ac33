import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { SpeechRequest } from '#engines/ports.ts'
import { answerInTurn } from '../answer-in-turn.ts'
import type { ModelPaths } from '../local-models.ts'
import { openRuntime } from '../onnx-runtime.ts'
import { openPhonemizer } from './open-phonemizer.ts'
import { createSpeaker, type StyledSpeech } from './speak.ts'

const paths = workerData as ModelPaths

const answer = answerInTurn<SpeechRequest, StyledSpeech>(open, (reply) => parentPort?.postMessage(reply))
parentPort?.on('message', answer)

async function open() {
  const read = (name: string) => readFileSync(path.join(paths.model, name))
  const runtime = await openRuntime(paths.runtime)
  const { model } = JSON.parse(read('tokenizer.json').toString()) as { model: { vocab: Record<string, number> } }
  const styles = new Map<string, Float32Array>()
  return createSpeaker({
    ...{ runtime, session: await runtime.load(read('onnx/model_quantized.onnx')), vocabulary: model.vocab },
    phonemizer: await openPhonemizer(paths),
    readStyles(voice) {
      if (!/^\w+$/u.test(voice)) return undefined
      const bytes = styles.has(voice) ? null : read(`voices/${voice}.bin`)
      if (bytes)
        styles.set(voice, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)))
      return styles.get(voice)
    },
  })
}
