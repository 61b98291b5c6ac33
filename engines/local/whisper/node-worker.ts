import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { answerInTurn } from '../answer-in-turn.ts'
import type { ModelPaths } from '../local-models.ts'
import { openRuntime } from '../onnx-runtime.ts'
import { createRecogniser, type HeardPiece, type RecogniseRequest } from './recognise.ts'
import type { WhisperConfig } from './tokens.ts'

const paths = workerData as ModelPaths

const answer = answerInTurn<RecogniseRequest, HeardPiece[]>(open, (reply) => parentPort?.postMessage(reply))
parentPort?.on('message', answer)

async function open() {
  const read = (name: string) => readFileSync(path.join(paths.model, name))
  const json = (name: string): unknown => JSON.parse(read(name).toString())
  const runtime = await openRuntime(paths.runtime)
  return createRecogniser({
    runtime,
    encoder: await runtime.load(read('onnx/encoder_model_quantized.onnx')),
    decoder: await runtime.load(read('onnx/decoder_model_merged_quantized.onnx')),
    config: json('generation_config.json') as WhisperConfig,
    vocabulary: json('vocab.json') as Record<string, number>,
  })
}
