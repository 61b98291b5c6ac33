import { type LocalModel } from '../catalogue.ts'
import { onnxFile } from './onnx-file.ts'
import { STATE, TINY_CACHE } from './tiny-cache.ts'
import { withFiles } from './tiny-kokoro.ts'

/** A word's translation has twice its number; the last one must never be said, and is always likeliest. */
const WORDS = '</s> <unk> ▁etwas ▁The ▁keeper ▁writes ▁Der . ▁Wärter ▁Ende ▁schreibt - - - ! <pad>'.split(' ')
const [END, UNKNOWN, NEVER] = [0, 1, WORDS.length - 1]

const ENCODER = onnxFile({
  inputs: [
    { name: 'input_ids', type: 'int64', dims: [1, 'length'] },
    { name: 'attention_mask', type: 'int64', dims: [1, 'length'] },
  ],
  outputs: [{ name: 'last_hidden_state', type: 'float', dims: [1, 'length', STATE] }],
  constants: {
    column: { type: 'int64', dims: [1], values: [2] },
    spread: { type: 'float', dims: [1, STATE], values: Array.from({ length: STATE }, () => 1) },
  },
  nodes: [
    { op: 'Mul', inputs: ['input_ids', 'attention_mask'], outputs: ['read'] },
    { op: 'Cast', inputs: ['read'], outputs: ['ids'], attributes: { to: 1 } },
    { op: 'Unsqueeze', inputs: ['ids', 'column'], outputs: ['steps'] },
    { op: 'MatMul', inputs: ['steps', 'spread'], outputs: ['last_hidden_state'] },
  ],
})

const DECODER = onnxFile({
  inputs: [...TINY_CACHE.inputs, { name: 'encoder_attention_mask', type: 'int64', dims: [1, 'steps'] }],
  outputs: [{ name: 'logits', type: 'float', dims: [1, 1, WORDS.length] }, ...TINY_CACHE.outputs],
  constants: {
    ...TINY_CACHE.constants,
    halves: { type: 'float', dims: [WORDS.length], values: WORDS.map((_, at) => at / 2) },
    wrong: { type: 'float', dims: [WORDS.length], values: WORDS.map((_, at) => (at === NEVER ? 100 : 0)) },
    answer: { type: 'int64', dims: [3], values: [1, 1, WORDS.length] },
  },
  nodes: [
    ...TINY_CACHE.nodes,
    { op: 'Cast', inputs: ['encoder_attention_mask'], outputs: ['mask'], attributes: { to: 1 } },
    { op: 'ReduceMean', inputs: ['encoder_hidden_states'], outputs: ['ids'], attributes: { axes: [2], keepdims: 0 } },
    { op: 'Mul', inputs: ['ids', 'mask'], outputs: ['words'] },
    { op: 'Gather', inputs: ['words', 'position'], outputs: ['word'], attributes: { axis: 1 } },
    { op: 'Sub', inputs: ['halves', 'word'], outputs: ['apart'] },
    { op: 'Abs', inputs: ['apart'], outputs: ['distance'] },
    { op: 'Neg', inputs: ['distance'], outputs: ['nearness'] },
    { op: 'Mul', inputs: ['nearness', 'able'], outputs: ['able_nearness'] },
    { op: 'Add', inputs: ['able_nearness', 'wrong'], outputs: ['row'] },
    { op: 'Reshape', inputs: ['row', 'answer'], outputs: ['logits'] },
  ],
})

const json = (value: object) => Buffer.from(JSON.stringify(value))
const special = (id: number) => ({
  ...{ id, content: WORDS[id], special: true },
  ...{ single_word: false, lstrip: false, rstrip: false, normalized: false },
})
const metaspace = { type: 'Metaspace', replacement: '▁', add_prefix_space: true, prepend_scheme: 'always' }

/** The form of the converted tokenizers of Marian. */
const TOKENIZER = {
  ...{ version: '1.0', truncation: null, padding: null },
  added_tokens: [END, UNKNOWN, NEVER].map(special),
  normalizer: { type: 'Precompiled', precompiled_charsmap: null },
  pre_tokenizer: { type: 'Sequence', pretokenizers: [{ type: 'WhitespaceSplit' }, metaspace] },
  post_processor: {
    type: 'TemplateProcessing',
    single: [{ Sequence: { id: 'A', type_id: 0 } }, { SpecialToken: { id: '</s>', type_id: 0 } }],
    pair: [],
    special_tokens: { '</s>': { id: '</s>', ids: [END], tokens: ['</s>'] } },
  },
  decoder: metaspace,
  model: { type: 'Unigram', unk_id: UNKNOWN, vocab: WORDS.map((word, at) => [word, at === UNKNOWN ? 0 : -1]) },
}

export const TINY_OPUS_FILES: Readonly<Record<string, Buffer>> = {
  'onnx/encoder_model_quantized.onnx': ENCODER,
  'onnx/decoder_model_merged_quantized.onnx': DECODER,
  'tokenizer.json': json(TOKENIZER),
  'tokenizer_config.json': json({ unk_token: '<unk>', eos_token: '</s>', pad_token: '<pad>' }),
  'generation_config.json': json({
    ...{ decoder_start_token_id: NEVER, eos_token_id: END, pad_token_id: NEVER, bad_words_ids: [[NEVER]] },
  }),
}

/** The place of English to German, with a model in it that says the words with twice the number: 'Der Wärter schreibt!'. */
export const TINY_OPUS: LocalModel = withFiles('opus-mt-en-de', TINY_OPUS_FILES)
