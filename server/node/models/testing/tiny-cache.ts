import type { Graph, GraphNode, Value } from './onnx-file.ts'

/** Numbers of each step of what an encoder makes. */
export const STATE = 64

const cache = (prefix: string): Value[] =>
  ['decoder', 'encoder'].flatMap((part) =>
    ['key', 'value'].map((kind) => ({
      ...{ name: `${prefix}.0.${part}.${kind}`, type: 'float' as const },
      dims: [1, 1, `${prefix}_${part}_length`, STATE],
    })),
  )
const ofBoth = (node: (kind: 'key' | 'value') => GraphNode): GraphNode[] => [node('key'), node('value')]

/**
 * What decoders of tiny models have in common: their cache is what they know of their `position`, so that a wrong cache says the
 * wrong words. As in real ones, what is computed of the encoder's work comes with the first answer only; without it, `able` is 0.
 */
export const TINY_CACHE: Graph = {
  inputs: [
    { name: 'input_ids', type: 'int64', dims: [1, 'length'] },
    { name: 'encoder_hidden_states', type: 'float', dims: [1, 'steps', STATE] },
    ...cache('past_key_values'),
    { name: 'use_cache_branch', type: 'bool', dims: [1] },
  ],
  outputs: cache('present'),
  constants: {
    one: { type: 'int64', dims: [1], values: [1] },
    two: { type: 'int64', dims: [1], values: [2] },
    zero: { type: 'int64', dims: [1], values: [0] },
    state: { type: 'int64', dims: [1], values: [STATE] },
    nothing: { type: 'float', dims: [1, 1, 1, 1], values: [0] },
  },
  nodes: [
    { op: 'Shape', inputs: ['past_key_values.0.decoder.key'], outputs: ['past_shape'] },
    { op: 'Gather', inputs: ['past_shape', 'two'], outputs: ['past_length'] },
    { op: 'Shape', inputs: ['input_ids'], outputs: ['input_shape'] },
    { op: 'Gather', inputs: ['input_shape', 'one'], outputs: ['input_length'] },
    { op: 'Add', inputs: ['past_length', 'input_length'], outputs: ['count'] },
    { op: 'Sub', inputs: ['count', 'one'], outputs: ['position'] },
    { op: 'Cast', inputs: ['use_cache_branch'], outputs: ['is_later'], attributes: { to: 7 } },
    { op: 'Sub', inputs: ['one', 'is_later'], outputs: ['is_first'] },
    { op: 'Shape', inputs: ['past_key_values.0.encoder.key'], outputs: ['heard_shape'] },
    { op: 'Gather', inputs: ['heard_shape', 'two'], outputs: ['heard_length'] },
    { op: 'Min', inputs: ['heard_length', 'one'], outputs: ['has_heard'] },
    { op: 'Max', inputs: ['is_first', 'has_heard'], outputs: ['is_able'] },
    { op: 'Cast', inputs: ['is_able'], outputs: ['able'], attributes: { to: 1 } },
    {
      op: 'Concat',
      inputs: ['one', 'one', 'input_length', 'state'],
      outputs: ['added_shape'],
      attributes: { axis: 0 },
    },
    { op: 'Expand', inputs: ['nothing', 'added_shape'], outputs: ['added'] },
    { op: 'Shape', inputs: ['encoder_hidden_states'], outputs: ['encoded_shape'] },
    { op: 'Gather', inputs: ['encoded_shape', 'one'], outputs: ['all'] },
    { op: 'Mul', inputs: ['all', 'is_first'], outputs: ['kept'] },
    { op: 'Unsqueeze', inputs: ['encoder_hidden_states', 'one'], outputs: ['with_heads'] },
    ...ofBoth((kind) => ({
      ...{ op: 'Concat', inputs: [`past_key_values.0.decoder.${kind}`, 'added'], attributes: { axis: 2 } },
      outputs: [`present.0.decoder.${kind}`],
    })),
    ...ofBoth((kind) => ({
      ...{ op: 'Slice', inputs: ['with_heads', 'zero', 'kept', 'two'] },
      outputs: [`present.0.encoder.${kind}`],
    })),
  ],
}
