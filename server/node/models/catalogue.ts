/** A file of a model at the hub, by its size and hash: another one of this name is refused. */
export interface ModelFile {
  path: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** A package of the npm registry of which a few files are kept. */
export interface ModelPackage {
  name: string
  version: string
  licence: string
  /** Of the packed package. */
  bytes: number
  /** Base64, as in a lock file. */
  sha512: string
  keep: RegExp
  /** In the folder of the models. */
  folder: string
}

/** A model that runs on the server's own machine. */
export interface LocalModel {
  id: string
  label: string
  port: 'VOICE' | 'TRANSCRIBER'
  /** For the operator who chooses. */
  description: string
  licence: string
  licenceUrl: string
  /** Owner and name at the hub, and the commit. */
  repository: string
  revision: string
  files: readonly ModelFile[]
  packages: readonly ModelPackage[]
}

/** What runs the models. Its WebAssembly is the same on all machines, unlike that of native packages. */
export const RUNTIME_FOLDER = 'runtime-1.30.0'
const RUNTIME: readonly ModelPackage[] = [
  {
    ...{ name: 'onnxruntime-web', version: '1.30.0', licence: 'MIT', bytes: 33_106_585 },
    sha512: 'q0y+JrrtukXSzsBWEMccVfqX25LRmosXHF+CaRJmg8pZClzcV7svNc4rKY3jL02Vb7QmRMDs1SigqR4CXAfKYQ==',
    keep: /^(?:package\.json|dist\/ort\.node\.min\.mjs|dist\/ort-wasm-simd-threaded\.(?:mjs|wasm))$/u,
    folder: `${RUNTIME_FOLDER}/node_modules/onnxruntime-web`,
  },
  {
    ...{ name: 'onnxruntime-common', version: '1.30.0', licence: 'MIT', bytes: 66_795 },
    sha512: '7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
    keep: /^(?:package\.json|dist\/esm\/(?:package\.json|[\w-]+\.js))$/u,
    folder: `${RUNTIME_FOLDER}/node_modules/onnxruntime-common`,
  },
]

/** Stressed pronunciations: the speech program's own lexicon says no stress. */
export const DICTIONARY_FOLDER = 'dictionary-3.0.0'
const DICTIONARY: ModelPackage = {
  ...{ name: 'cmu-pronouncing-dictionary', version: '3.0.0', licence: 'ISC, its data BSD-2-Clause', bytes: 950_120 },
  sha512: '6y5X4OxsYFnHERo6WSVPnLrk53G07MOQ8aUb2z555JgwynpbZsHR0a//WdN6DUcmE1j2auTF2TtL4PpoKze8QQ==',
  keep: /^(?:package\.json|index\.js|license)$/u,
  folder: DICTIONARY_FOLDER,
}

const VOICE_BYTES = 510 * 256 * 4
const kokoroVoice = (name: string, sha256: string): ModelFile => ({
  path: `voices/${name}.bin`,
  bytes: VOICE_BYTES,
  sha256,
})

const VOCABULARY: ModelFile = {
  ...{ path: 'vocab.json', bytes: 1_036_584 },
  sha256: '50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a',
}
const whisper = (
  size: 'tiny' | 'base' | 'small',
  description: string,
  revision: string,
  files: readonly (readonly [path: string, bytes: number, sha256: string])[],
): LocalModel => ({
  ...{ id: `whisper-${size}`, label: `Whisper ${size}`, port: 'TRANSCRIBER', description, revision },
  ...{ licence: 'MIT', licenceUrl: 'https://github.com/openai/whisper/blob/main/LICENSE' },
  repository: `onnx-community/whisper-${size}`,
  files: [VOCABULARY, ...files.map(([path, bytes, sha256]) => ({ path, bytes, sha256 }))],
  packages: RUNTIME,
})

export const LOCAL_MODELS: readonly LocalModel[] = [
  {
    ...{ id: 'kokoro-82m', label: 'Kokoro 82M', port: 'VOICE' },
    description: 'eight English voices that sound like people',
    ...{ licence: 'Apache-2.0', licenceUrl: 'https://huggingface.co/hexgrad/Kokoro-82M/blob/main/LICENSE' },
    repository: 'onnx-community/Kokoro-82M-v1.0-ONNX',
    revision: '1939ad2a8e416c0acfeecc08a694d14ef25f2231',
    files: [
      {
        ...{ path: 'onnx/model_quantized.onnx', bytes: 92_361_116 },
        sha256: 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
      },
      {
        ...{ path: 'tokenizer.json', bytes: 3_497 },
        sha256: '77a02c8e164413299b4b4c403b14f8e0e1c1b727db4d46a09d6327b861060a34',
      },
      kokoroVoice('af_heart', 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b'),
      kokoroVoice('af_bella', 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b'),
      kokoroVoice('af_nicole', 'cd2191ab31b914ed7b318416b0e4440fdf392ddad9106a060819aa600a64f59a'),
      kokoroVoice('am_michael', '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1'),
      kokoroVoice('am_fenrir', 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43'),
      kokoroVoice('am_puck', 'fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0'),
      kokoroVoice('bf_emma', '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73'),
      kokoroVoice('bm_george', 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc'),
    ],
    packages: [...RUNTIME, DICTIONARY],
  },
  whisper('tiny', 'recognises speech, quick and rough', 'ff4177021cc41f7db950912b73ea4fdf7d01d8e7', [
    ['generation_config.json', 3_772, 'f5c67e5a4f7102f8cb4d058bc95da276bbc19eeec997267c3bb0f25ef68facd1'],
    [
      'onnx/encoder_model_quantized.onnx',
      10_124_990,
      '2af4a414ca47aa30f61246017e5fe82b0a8d229281d1255ba666a2a7f6b84d19',
    ],
    [
      'onnx/decoder_model_merged_quantized.onnx',
      30_719_241,
      '25e807a962b6349356d0ea5d0dfe530b7e5bf0e2a484aeca0359d03143faddd3',
    ],
  ]),
  whisper('base', 'recognises speech in about a hundred languages', '1846881b6b3a3024392c1eea3ad983695bc23925', [
    ['generation_config.json', 3_832, '61070cf8de25b1e9256e8e102ded49d8d24a8369ed36ef84fdf21549e68125a0'],
    [
      'onnx/encoder_model_quantized.onnx',
      23_201_314,
      '5862993336bf33acd23736071aae2b32261d3b1b2f37780194460d4ef974dd46',
    ],
    [
      'onnx/decoder_model_merged_quantized.onnx',
      53_693_315,
      'fa3ef9902734ce5ae6f9ef2bdb2ba9a6c4b5785b09f4f420ce036573dc9d090b',
    ],
  ]),
  whisper('small', 'the same, more exact and three times as slow', '36050c46d777d46dc4b5f43f6d90574fc38f8732', [
    ['generation_config.json', 3_893, 'f538b28220c6a6d6f1af1458d4141cacb4ef4963df3de98a19490440c412ddf0'],
    [
      'onnx/encoder_model_quantized.onnx',
      92_326_160,
      'a43a83f3c5361cd591cfa7c36f14b43cf7cb22f47a415cc14a8d557be800fa92',
    ],
    [
      'onnx/decoder_model_merged_quantized.onnx',
      156_750_845,
      'ec07c3cbb64172c39791e26ee870a65ac22b458c36722bfe2776b3dbf741e0c9',
    ],
  ]),
]

export const localModel = (id: string): LocalModel | undefined => LOCAL_MODELS.find((each) => each.id === id)

/** What is downloaded for some models, each file and package once. */
export const bytesOf = (models: readonly LocalModel[]): number =>
  [...new Set(models.flatMap(({ files, packages }) => [...files, ...packages]))].reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  )
