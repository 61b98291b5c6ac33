import { type LocalModel } from '../catalogue.ts'
import { onnxFile } from './onnx-file.ts'
import { STATE, TINY_CACHE } from './tiny-cache.ts'
import { withFiles } from './tiny-kokoro.ts'

const [END, START, ENGLISH, GERMAN, TRANSCRIBE, NO_TIMES] = [8, 9, 10, 11, 12, 13] as const
const time = (seconds: number) => NO_TIMES + 1 + Math.round(seconds / 0.02)
const TOKENS = time(30) + 1
/** Letters stand for bytes, `Ġ` for a space: 'Ã©' is 'é'. */
const VOCABULARY = { ĠThe: 0, Ġkeeper: 1, Ġwrites: 2, '.': 3, ĠCaf: 4, 'Ã©': 5, Ġnever: 6, Ġno: 7 }

/** What is said after each position of the prompt and of what was said before; the prompt has three tokens. */
const SAID = [0, 0, time(0), 0, 1, 2, 3, time(1), time(1.2), 4, 5, 3, time(1.6), END]
/** Likelier, but ruled out there: words where a time must stand, a time that goes back, `no_timestamps`. */
const RULED_OUT = new Map([
  [2, 6],
  [8, time(0.4)],
  [9, NO_TIMES],
])

const table = SAID.flatMap((token, position) => {
  const row = new Array<number>(TOKENS).fill(0)
  row[token] = 20
  const wrong = RULED_OUT.get(position)
  if (wrong !== undefined) row[wrong] = 30
  return row
})

const ENCODER = onnxFile({
  inputs: [{ name: 'input_features', type: 'float', dims: [1, 80, 3_000] }],
  outputs: [{ name: 'last_hidden_state', type: 'float', dims: [1, 1_500, STATE] }],
  constants: {
    pairs: { type: 'int64', dims: [3], values: [1, 1_500, 2] },
    spread: { type: 'float', dims: [2, STATE], values: Array.from({ length: 2 * STATE }, () => 0.5) },
  },
  nodes: [
    { op: 'ReduceMean', inputs: ['input_features'], outputs: ['levels'], attributes: { axes: [1], keepdims: 1 } },
    { op: 'Reshape', inputs: ['levels', 'pairs'], outputs: ['steps'] },
    { op: 'MatMul', inputs: ['steps', 'spread'], outputs: ['last_hidden_state'] },
  ],
})

const DECODER = onnxFile({
  inputs: TINY_CACHE.inputs,
  outputs: [{ name: 'logits', type: 'float', dims: [1, 1, TOKENS] }, ...TINY_CACHE.outputs],
  constants: {
    ...TINY_CACHE.constants,
    table: { type: 'float', dims: [SAID.length, TOKENS], values: table },
    answer: { type: 'int64', dims: [3], values: [1, 1, TOKENS] },
  },
  nodes: [
    ...TINY_CACHE.nodes,
    { op: 'Gather', inputs: ['table', 'position'], outputs: ['row'] },
    { op: 'Mul', inputs: ['row', 'able'], outputs: ['able_row'] },
    { op: 'Reshape', inputs: ['able_row', 'answer'], outputs: ['logits'] },
  ],
})

export const TINY_WHISPER_FILES: Readonly<Record<string, Buffer>> = {
  'onnx/encoder_model_quantized.onnx': ENCODER,
  'onnx/decoder_model_merged_quantized.onnx': DECODER,
  'vocab.json': Buffer.from(JSON.stringify(VOCABULARY)),
  'generation_config.json': Buffer.from(
    JSON.stringify({
      ...{ decoder_start_token_id: START, eos_token_id: END, no_timestamps_token_id: NO_TIMES },
      ...{
        lang_to_id: { '<|en|>': ENGLISH, '<|de|>': GERMAN, '<|no|>': GERMAN },
        task_to_id: { transcribe: TRANSCRIBE },
      },
      ...{ suppress_tokens: [7], begin_suppress_tokens: [END], max_initial_timestamp_index: 50 },
    }),
  ),
}

/** Whisper's place, with a model in it that says 'The keeper writes. Café.' of every window. */
export const TINY_WHISPER: LocalModel = withFiles('whisper-base', TINY_WHISPER_FILES)
