import { type LocalModel } from '../catalogue.ts'
import { type GraphNode, onnxFile, type Value } from './onnx-file.ts'
import { withFiles } from './tiny-kokoro.ts'

const STATE = 64
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

const cache = (prefix: string): Value[] =>
  ['decoder', 'encoder'].flatMap((part) =>
    ['key', 'value'].map((kind) => ({
      ...{ name: `${prefix}.0.${part}.${kind}`, type: 'float' as const },
      dims: [1, 1, `${prefix}_${part}_length`, STATE],
    })),
  )
const ofBoth = (node: (kind: 'key' | 'value') => GraphNode): GraphNode[] => [node('key'), node('value')]

/**
 * Its cache is what it knows of its position, so that a wrong cache says the wrong words. As in the real one, what is computed of the
 * sound comes with the first answer only; without it, it says nothing.
 */
const DECODER = onnxFile({
  inputs: [
    { name: 'input_ids', type: 'int64', dims: [1, 'length'] },
    { name: 'encoder_hidden_states', type: 'float', dims: [1, 1_500, STATE] },
    ...cache('past_key_values'),
    { name: 'use_cache_branch', type: 'bool', dims: [1] },
  ],
  outputs: [{ name: 'logits', type: 'float', dims: [1, 1, TOKENS] }, ...cache('present')],
  constants: {
    table: { type: 'float', dims: [SAID.length, TOKENS], values: table },
    one: { type: 'int64', dims: [1], values: [1] },
    two: { type: 'int64', dims: [1], values: [2] },
    zero: { type: 'int64', dims: [1], values: [0] },
    all: { type: 'int64', dims: [1], values: [1_500] },
    state: { type: 'int64', dims: [1], values: [STATE] },
    nothing: { type: 'float', dims: [1, 1, 1, 1], values: [0] },
    answer: { type: 'int64', dims: [3], values: [1, 1, TOKENS] },
  },
  nodes: [
    { op: 'Shape', inputs: ['past_key_values.0.decoder.key'], outputs: ['past_shape'] },
    { op: 'Gather', inputs: ['past_shape', 'two'], outputs: ['past_length'] },
    { op: 'Shape', inputs: ['input_ids'], outputs: ['input_shape'] },
    { op: 'Gather', inputs: ['input_shape', 'one'], outputs: ['input_length'] },
    { op: 'Add', inputs: ['past_length', 'input_length'], outputs: ['count'] },
    { op: 'Sub', inputs: ['count', 'one'], outputs: ['position'] },
    { op: 'Gather', inputs: ['table', 'position'], outputs: ['row'] },
    { op: 'Cast', inputs: ['use_cache_branch'], outputs: ['is_later'], attributes: { to: 7 } },
    { op: 'Sub', inputs: ['one', 'is_later'], outputs: ['is_first'] },
    { op: 'Shape', inputs: ['past_key_values.0.encoder.key'], outputs: ['heard_shape'] },
    { op: 'Gather', inputs: ['heard_shape', 'two'], outputs: ['heard_length'] },
    { op: 'Min', inputs: ['heard_length', 'one'], outputs: ['has_heard'] },
    { op: 'Max', inputs: ['is_first', 'has_heard'], outputs: ['is_able'] },
    { op: 'Cast', inputs: ['is_able'], outputs: ['able'], attributes: { to: 1 } },
    { op: 'Mul', inputs: ['row', 'able'], outputs: ['able_row'] },
    { op: 'Reshape', inputs: ['able_row', 'answer'], outputs: ['logits'] },
    {
      op: 'Concat',
      inputs: ['one', 'one', 'input_length', 'state'],
      outputs: ['added_shape'],
      attributes: { axis: 0 },
    },
    { op: 'Expand', inputs: ['nothing', 'added_shape'], outputs: ['added'] },
    { op: 'Mul', inputs: ['all', 'is_first'], outputs: ['kept'] },
    { op: 'Unsqueeze', inputs: ['encoder_hidden_states', 'one'], outputs: ['heard'] },
    ...ofBoth((kind) => ({
      ...{ op: 'Concat', inputs: [`past_key_values.0.decoder.${kind}`, 'added'], attributes: { axis: 2 } },
      outputs: [`present.0.decoder.${kind}`],
    })),
    ...ofBoth((kind) => ({
      ...{ op: 'Slice', inputs: ['heard', 'zero', 'kept', 'two'] },
      outputs: [`present.0.encoder.${kind}`],
    })),
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
