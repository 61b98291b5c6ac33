import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Tokenizer } from '@huggingface/tokenizers'
import { answerInTurn } from '../answer-in-turn.ts'
import type { ModelPaths } from '../local-models.ts'
import { openRuntime } from '../onnx-runtime.ts'
import { createOpus, type OpusConfig, type OpusRequest } from './translate.ts'

const paths = workerData as ModelPaths

const answer = answerInTurn<OpusRequest, string[]>(open, (reply) => parentPort?.postMessage(reply))
parentPort?.on('message', answer)

async function open() {
  const read = (name: string) => readFileSync(path.join(paths.model, name))
  const json = (name: string) => JSON.parse(read(name).toString()) as object
  const runtime = await openRuntime(paths.runtime)
  return createOpus({
    runtime,
    encoder: await runtime.load(read('onnx/encoder_model_quantized.onnx')),
    decoder: await runtime.load(read('onnx/decoder_model_merged_quantized.onnx')),
    config: json('generation_config.json') as OpusConfig,
    tokenizer: new Tokenizer(json('tokenizer.json'), json('tokenizer_config.json')),
  })
}
