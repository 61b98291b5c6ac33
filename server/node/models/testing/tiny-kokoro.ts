import { createHash } from 'node:crypto'
import { type LocalModel, localModel } from '../catalogue.ts'
import { onnxFile } from './onnx-file.ts'

/** Sound of each phoneme of the tiny voice, samples at 24 kHz. */
const SAMPLES = 1_200
/** The pitch of a phoneme is its id times this, Hz. */
export const PITCH_STEP = 20

/** Takes and gives what Kokoro does; each phoneme is a tone, as loud as the mean of the style. */
const MODEL = onnxFile({
  inputs: [
    { name: 'input_ids', type: 'int64', dims: [1, 'length'] },
    { name: 'style', type: 'float', dims: [1, 256] },
    { name: 'speed', type: 'float', dims: [1] },
  ],
  outputs: [{ name: 'waveform', type: 'float', dims: ['samples'] }],
  constants: {
    last: { type: 'int64', dims: [1], values: [2] },
    flat: { type: 'int64', dims: [1], values: [-1] },
    time: {
      ...{ type: 'float', dims: [1, 1, SAMPLES] },
      values: Array.from({ length: SAMPLES }, (_, at) => (2 * Math.PI * PITCH_STEP * at) / 24_000),
    },
  },
  nodes: [
    { op: 'Cast', inputs: ['input_ids'], outputs: ['ids'], attributes: { to: 1 } },
    { op: 'Unsqueeze', inputs: ['ids', 'last'], outputs: ['column'] },
    { op: 'Mul', inputs: ['column', 'time'], outputs: ['angle'] },
    { op: 'Mul', inputs: ['angle', 'speed'], outputs: ['paced'] },
    { op: 'Sin', inputs: ['paced'], outputs: ['tone'] },
    { op: 'ReduceMean', inputs: ['style'], outputs: ['loudness'], attributes: { keepdims: 0 } },
    { op: 'Mul', inputs: ['tone', 'loudness'], outputs: ['sound'] },
    { op: 'Reshape', inputs: ['sound', 'flat'], outputs: ['waveform'] },
  ],
})

const PHONEMES = Array.from(' ,.!?ˈˌːAIWYOQabdfhijklmnpstuvwzɑɒæɔɛɜəᵊɪʊʌðθŋɡɹʃʒʤʧɾ')
export const VOCABULARY: Readonly<Record<string, number>> = Object.fromEntries(
  PHONEMES.map((phoneme, at) => [phoneme, at + 1]),
)

const style = Buffer.from(new Float32Array(510 * 256).fill(0.4).buffer)

/** Contents of the tiny model's files, by their path. */
export const TINY_FILES: Readonly<Record<string, Buffer>> = {
  'onnx/model_quantized.onnx': MODEL,
  'tokenizer.json': Buffer.from(JSON.stringify({ model: { vocab: VOCABULARY } })),
  'voices/af_heart.bin': style,
  'voices/bf_emma.bin': style,
}

/** An entry of NumPy's archives: without compression, its size in fields of eight bytes. */
function entryOf(name: string, rows: number): Buffer {
  const head = `{'descr': '<f4', 'fortran_order': False, 'shape': (${rows}, 256), }`.padEnd(117)
  const magic = Buffer.from([0x93, ...Buffer.from('NUMPY'), 1, 0, 118, 0])
  const numbers = Buffer.from(new Float32Array(rows * 256).fill(0.4).buffer)
  const array = Buffer.concat([magic, Buffer.from(`${head}\n`), numbers])
  const entry = Buffer.alloc(30)
  entry.writeUInt32LE(0x04034b50, 0)
  entry.fill(0xff, 18, 26)
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(BigInt(array.length), 4)
  extra.writeBigUInt64LE(BigInt(array.length), 12)
  entry.writeUInt16LE(name.length, 26)
  entry.writeUInt16LE(extra.length, 28)
  return Buffer.concat([entry, Buffer.from(name), extra, array])
}

export const TINY_KITTEN_FILES: Readonly<Record<string, Buffer>> = {
  'kitten_tts_nano_v0_8.onnx': MODEL,
  'voices.npz': Buffer.concat([
    ...['expr-voice-2-f.npy', 'expr-voice-3-f.npy'].map((name) => entryOf(name, 400)),
    Buffer.from('PK\u0001\u0002 the rest'),
  ]),
  'config.json': Buffer.from(JSON.stringify({ speed_priors: { 'expr-voice-3-f': 0.5 } })),
}

/** Kokoro's place, with the tiny model in it. */
export const TINY_KOKORO: LocalModel = withFiles('kokoro-82m', TINY_FILES)

export const TINY_KITTEN: LocalModel = withFiles('kitten-nano', TINY_KITTEN_FILES)

/** The model of the catalogue with other files. */
export function withFiles(id: string, files: Readonly<Record<string, Buffer>>): LocalModel {
  const model = localModel(id)
  if (!model) throw new Error(`There is no model ${id}`)
  return {
    ...model,
    files: Object.entries(files).map(([path, content]) => ({
      ...{ path, bytes: content.length },
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
  }
}
