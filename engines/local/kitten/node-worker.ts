import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { SpeechRequest } from '#engines/ports.ts'
import { answerInTurn } from '../answer-in-turn.ts'
import { openPhonemizer } from '../kokoro/open-phonemizer.ts'
import { createSpeaker, type StyledSpeech } from '../kokoro/speak.ts'
import type { ModelPaths } from '../local-models.ts'
import { openRuntime } from '../onnx-runtime.ts'
import { readNpz } from './npz.ts'
import { KITTEN_VOCABULARY, toKittenPhonemes } from './symbols.ts'

const paths = workerData as ModelPaths

const answer = answerInTurn<SpeechRequest, StyledSpeech>(open, (reply) => parentPort?.postMessage(reply))
parentPort?.on('message', answer)

async function open() {
  const read = (name: string) => readFileSync(path.join(paths.model, name))
  const { speed_priors: paces } = JSON.parse(read('config.json').toString()) as {
    speed_priors?: Readonly<Record<string, number>>
  }
  const voices = readNpz(read('voices.npz'))
  const runtime = await openRuntime(paths.runtime)
  return createSpeaker({
    ...{ runtime, session: await runtime.load(read('kitten_tts_nano_v0_8.onnx')), vocabulary: KITTEN_VOCABULARY },
    phonemizer: await openPhonemizer(paths),
    readStyles: (voice) => voices.get(voice),
    form: {
      ...{ rows: 400, mostPhonemes: 300, write: toKittenPhonemes },
      // '…' before the end, and a tail of noise after it: as the model's makers have it.
      ...{ before: [0], after: [10, 0], tail: 5_000 },
      paceOf: (voice) => paces?.[voice] ?? 1,
    },
  })
}
