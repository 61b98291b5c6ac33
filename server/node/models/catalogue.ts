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
  port: 'VOICE' | 'TRANSCRIBER' | 'TRANSLATOR'
  /** Which program runs it. */
  family: 'kokoro' | 'kitten' | 'whisper' | 'opus'
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
  ...{ id: `whisper-${size}`, label: `Whisper ${size}`, port: 'TRANSCRIBER', family: 'whisper' },
  ...{ description, revision },
  ...{ licence: 'MIT', licenceUrl: 'https://github.com/openai/whisper/blob/main/LICENSE' },
  repository: `onnx-community/whisper-${size}`,
  files: [VOCABULARY, ...files.map(([path, bytes, sha256]) => ({ path, bytes, sha256 }))],
  packages: RUNTIME,
})

/** OPUS-MT from one language to another; both directions of a pair share their words. */
const opus = (
  id: string,
  names: string,
  revision: string,
  files: readonly (readonly [path: string, bytes: number, sha256: string])[],
): LocalModel => ({
  ...{
    id: `opus-mt-${id}`,
    label: `OPUS-MT ${names}`,
    port: 'TRANSLATOR',
    family: 'opus',
    description: `translates ${names}`,
    revision,
  },
  ...{ licence: 'CC-BY-4.0', licenceUrl: 'https://github.com/Helsinki-NLP/Opus-MT#license' },
  repository: `Xenova/opus-mt-${id}`,
  files: files.map(([path, bytes, sha256]) => ({ path, bytes, sha256 })),
  packages: RUNTIME,
})
const GERMAN = [
  ['generation_config.json', 293, 'cd16a899388283889c6e87b903c689ce73430aaa18335415f9d9ea770606538e'],
  ['tokenizer.json', 5_498_450, '8e0fcf45621ea87fa680c7f9969c37a7f819c1f4c7658a2e6e0879b866a14b17'],
] as const
const FRENCH = [
  ['generation_config.json', 293, 'f9a4824ec78c61b4a95afc43bbb6a9545a44ccf1c01d0963a286e799b9e7b256'],
  ['tokenizer.json', 5_637_839, '8391785c1a2139e7af4678571ccd8dc654ecbb72e4be186940f65d7c604f0246'],
] as const
const SPANISH = [
  ['generation_config.json', 293, 'b743baabb7da4c1a2f19fe558bd6b4c0c7c3b0762fcb5ca7a48fe5a2c2219803'],
  ['tokenizer.json', 6_262_682, '285eb29e7155ee48851a77960797813f86a125f70d2c1a124f613f1fbd2b19c3'],
] as const
const ENCODER = 'onnx/encoder_model_quantized.onnx'
const DECODER = 'onnx/decoder_model_merged_quantized.onnx'
const CONFIG = 'tokenizer_config.json'

const TRANSLATORS = [
  opus('en-de', 'English to German', '1ca130c44c4c5441ef16d48aae521a424ab644f7', [
    ...GERMAN,
    [CONFIG, 280, '4500a1295197174119cf17f9b2e6eab2d5c3a9c64009fb1e37ebd2868bf1161c'],
    [ENCODER, 49_366_942, '15834b45fabd2dfb8c6c029b3ca3e7289aeefd90ece798ce42bcf548d1bd3b8d'],
    [DECODER, 56_652_404, '8b46a825964cdd182fe47cc780f0fb87d357eae1f47cf20aa63c1c09be5b510c'],
  ]),
  opus('en-fr', 'English to French', '28726206f80896b90035bd99cccd5cc1e151f916', [
    ...FRENCH,
    [CONFIG, 280, 'eb8dfaa142fe03627c8d035415f56c46284b6ee4a16e54c6e8236928ac5a1170'],
    [ENCODER, 50_090_398, '0a81bdba62f53223740a8c6c6f58e716eba8ea1f92dfa569caf27ed5e3b6a0f7'],
    [DECODER, 57_381_512, '333b244bce16023df04541c8cf9fd60aec9b0569da393c4b831d561897b0bda8'],
  ]),
  opus('en-es', 'English to Spanish', '4b002a4c7edd54a7ced58877258b87f7efd3f892', [
    ...SPANISH,
    [CONFIG, 282, 'dfb00189b823fb0f15464e9c4e68dd8594f5e5ef5f8dc497468a37741e73aa1f'],
    [ENCODER, 52_899_742, '03434edd1147e6c49e22066e9dc5888235e99cc35a6711d1c4ea5b06455d5da9'],
    [DECODER, 60_212_804, '58ee5ddd6e22d1693d8722b90c1486afb93700a4376cf28fd74175052ad530ae'],
  ]),
  opus('de-en', 'German to English', '399dfd68706739fffd503f876093e455ae268a06', [
    ...GERMAN,
    [CONFIG, 280, 'e3687c40400600366d9b073a3fd9f75dc8b40d5a9d6e5c92544cf2e9592abe6c'],
    [ENCODER, 49_366_942, '4cedda8f8c89b72a42b3c6cd1e7a27f2de24457093e3bf80cb3e46829641fcd8'],
    [DECODER, 56_652_404, '4712800584b2d77c2f9e620bf29523e2b20b62f65ade5011ee01780e2b0ea5d3'],
  ]),
  opus('fr-en', 'French to English', '6b166a182780e118c997879d0ad5be4b53671644', [
    ...FRENCH,
    [CONFIG, 280, 'bba9e6b1e3b9724d15ebacaf11eaac360c5ae3f4139bcdef0ee1610592eaa3fe'],
    [ENCODER, 50_090_398, 'e727cb26ac6bf816394c49671af69c9ae5798868fed1e40849872415dffc1772'],
    [DECODER, 57_381_512, '73bc7ac8e29c42e6f212ebcc29a2991d3646a04aabb642c0036aa54b40e4e1a9'],
  ]),
  opus('es-en', 'Spanish to English', 'eadfd7c658a9d8929ac3b8e996b68a68e2c7d480', [
    ...SPANISH,
    [CONFIG, 282, 'e1fac15a910169d5b5ec07a13b0374273626a239b5142db10be229ca66cc52a9'],
    [ENCODER, 52_899_742, 'c01e70f8455efc350831aa2af7ed187b16829241f0018ba07d1ba643a391bc18'],
    [DECODER, 60_212_804, '4cd91ab30240d295ce907b5100826031838c672005e57e524d711122d75605fa'],
  ]),
]

export const LOCAL_MODELS: readonly LocalModel[] = [
  {
    ...{ id: 'kokoro-82m', label: 'Kokoro 82M', port: 'VOICE', family: 'kokoro' },
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
  {
    ...{ id: 'kitten-nano', label: 'KittenTTS nano', port: 'VOICE', family: 'kitten' },
    description: 'eight American voices, smaller and quicker',
    ...{ licence: 'Apache-2.0', licenceUrl: 'https://huggingface.co/KittenML/kitten-tts-nano-0.8-int8' },
    repository: 'KittenML/kitten-tts-nano-0.8-int8',
    revision: '84781d74e29ee25217551556398b42f80593a813',
    files: [
      {
        ...{ path: 'kitten_tts_nano_v0_8.onnx', bytes: 24_369_971 },
        sha256: 'f7b0afcbee92870b32b8e0276d855b954dc25470c9f051b376ac7eee537c76fc',
      },
      {
        ...{ path: 'voices.npz', bytes: 3_278_902 },
        sha256: '8aa7cee235abb0739cb51e6559685f65a4dacd95568833d05699b1633f519b3f',
      },
      {
        ...{ path: 'config.json', bytes: 688 },
        sha256: 'b66006ccbeccd4de5fc3c9272059c47f5725df7215fd889785c03602652fab64',
      },
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
  ...TRANSLATORS,
]

export const localModel = (id: string): LocalModel | undefined => LOCAL_MODELS.find((each) => each.id === id)

/** What is downloaded for some models, each file and package once. */
export const bytesOf = (models: readonly LocalModel[]): number =>
  [...new Set(models.flatMap(({ files, packages }) => [...files, ...packages]))].reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  )
