import { createAnimator } from '#engines/draft/animator/animator.ts'
import { paintInto } from '#engines/draft/animator/with-painter.ts'
import { createRetoucher } from '#engines/draft/animator/retoucher.ts'
import { nodeStudio } from '#engines/draft/animator/studio-node.ts'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { ANTHROPIC_KEY, startFakeAnthropic } from '#engines/testing/fake-anthropic.ts'
import { A1111_KEY, startFakeA1111 } from '#engines/testing/fake-a1111.ts'
import { COMFYUI_KEY, type ComfyInputs, startFakeComfyUi } from '#engines/testing/fake-comfyui.ts'
import { DEEPGRAM_KEY, startFakeDeepgram } from '#engines/testing/fake-deepgram.ts'
import { ELEVENLABS_KEY, startFakeElevenLabs } from '#engines/testing/fake-elevenlabs.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { GOOGLE_KEY, startFakeGoogle } from '#engines/testing/fake-google.ts'
import { KOKORO_KEY, startFakeKokoro } from '#engines/testing/fake-kokoro.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import type { FakeServer } from '#engines/testing/fake-server.ts'
import {
  PEXELS_KEY,
  PIXABAY_KEY,
  startFakeOpenverse,
  startFakePexels,
  startFakePixabay,
} from '#engines/testing/fake-stock.ts'
import { REPLICATE_KEY, startFakeReplicate } from '#engines/testing/fake-replicate.ts'
import { startFakeTranslate, TRANSLATE_KEY } from '#engines/testing/fake-translate.ts'
import { makeByDrafts } from '#engines/testing/made-by-drafts.ts'
import { madeOnce } from '#engines/testing/made-once.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import type { ChosenPort, ProviderId } from '#server/node/engine-providers.ts'

/** Connectable services: providers that are chosen, and services that only have a URL. */
export type ServiceId = Exclude<ProviderId, 'local'> | 'whisper' | 'translate'

/** Of providers with a queue. */
export interface Queue {
  /** Number of polls before it is done. */
  looks: number
  hasExpired: boolean
}

export interface FakeProvider {
  server: FakeServer
  url: string
  key: string | null
  queue: Queue | null
  /** Requests that the real provider would reject. */
  verify(): string[]
}

type Start = (port: ChosenPort) => Promise<FakeProvider>

const plain = (server: FakeServer, key: string | null, url = server.url): FakeProvider => ({
  ...{ server, url, key, queue: null },
  verify: () => server.problems,
})
const stock = async (start: typeof startFakePexels, key: string | null) =>
  plain(await start({ clip: await makeSampleClip({ hasSound: false }) }), key)
const startOpenAi = async (options: { isAzure?: boolean } = {}) => {
  const fake = await startFakeOpenAi(options)
  return { ...plain(fake, OPENAI_KEY), verify: fake.verify }
}

/** The wire format of each, with the built-in engines behind it. */
export const FAKES: Readonly<Record<ServiceId, Start>> = {
  openai: () => startOpenAi(),
  azure: () => startOpenAi({ isAzure: true }),
  ollama: () => startOpenAi(),
  lmstudio: () => startOpenAi(),
  llamacpp: () => startOpenAi(),
  speaches: () => startOpenAi(),
  async google() {
    const fake = await startFakeGoogle()
    fake.looks = 0
    return { ...plain(fake, GOOGLE_KEY), queue: fake, verify: fake.verify }
  },
  async anthropic() {
    const fake = await startFakeAnthropic()
    return { ...plain(fake, ANTHROPIC_KEY), verify: fake.verify }
  },
  deepgram: async () => plain(await startFakeDeepgram(), DEEPGRAM_KEY),
  async fal() {
    const fake = await startFakeFal({ make: makeByDrafts })
    fake.looks = 0
    return { ...plain(fake, FAL_KEY), queue: fake, verify: fake.verify }
  },
  async replicate() {
    const fake = await startFakeReplicate()
    fake.looks = 0
    return { ...plain(fake, REPLICATE_KEY), queue: fake }
  },
  async elevenlabs() {
    const fake = await startFakeElevenLabs()
    return { ...plain(fake, ELEVENLABS_KEY), verify: fake.verify }
  },
  kokoro: async () => plain(await startFakeKokoro(), KOKORO_KEY),
  a1111: async () => plain(await startFakeA1111(), A1111_KEY),
  async comfyui(port) {
    const isClip = port === 'ANIMATOR'
    const fake = await startFakeComfyUi({
      contentType: isClip ? 'video/mp4' : 'image/png',
      name: isClip ? 'storyloom_00001_.mp4' : 'storyloom_00001_.png',
      bytes: (inputs) => runWorkflow(port, inputs),
    })
    fake.looks = 0
    return { ...plain(fake, COMFYUI_KEY), queue: fake }
  },
  pexels: () => stock(startFakePexels, PEXELS_KEY),
  pixabay: () => stock(startFakePixabay, PIXABAY_KEY),
  openverse: () => stock(startFakeOpenverse, null),
  async whisper() {
    const fake = await startOpenAi()
    return { ...fake, url: `${fake.url}/audio/transcriptions` }
  },
  async translate() {
    const server = await startFakeTranslate()
    return plain(server, TRANSLATE_KEY, `${server.url}/translate`)
  },
}

const retoucher = createRetoucher(nodeStudio)
const illustrator = createIllustrator(makeNodeCanvas)
const DRAWN = { prompt: 'A lighthouse', look: 'cinematic', seed: 1 }
/** Images are generated at this share of the requested size, since only their type matters. */
const SHARE = 0.25
/** px */
const CLIP = { width: 320, height: 180 }
const FRAME_RATE = 16

/** A workflow's output for its inputs, by the built-in engines. */
async function runWorkflow(port: ChosenPort, inputs: ComfyInputs): Promise<Uint8Array> {
  const image = inputs('image') as Uint8Array
  const size = { width: Number(inputs('width')) * SHARE, height: Number(inputs('height')) * SHARE }
  const made = {
    UPSCALER: () => retoucher.upscale({ image, factor: Number(inputs('scale_by')) }),
    INPAINTER: () =>
      paintInto({ illustrator, retoucher }, { ...DRAWN, image, mask: inputs('mask') as Uint8Array }, undefined),
    ANIMATOR: () => {
      const clip = { ...CLIP, image, prompt: '', seed: 1, hasSound: false }
      return createAnimator(nodeStudio).animate({ ...clip, seconds: Number(inputs('length')) / FRAME_RATE })
    },
  }
  const make = made[port as keyof typeof made] ?? (() => illustrator.illustrate({ ...DRAWN, ...size }))
  const of = ['image', 'mask', 'width', 'height', 'scale_by', 'length'].map((name) => inputs(name) ?? null)
  return madeOnce([port, ...of], async () => (await make()).bytes)
}
