import { createInterface } from 'node:readline'
import { ELEVENLABS_KEY, startFakeElevenLabs } from './fake-elevenlabs.ts'
import { FAL_KEY, startFakeFal } from './fake-fal.ts'
import { startFakeKokoro } from './fake-kokoro.ts'
import { OPENAI_KEY, OTHER_OPENAI_KEY, startFakeOpenAi } from './fake-openai.ts'
import type { FakeServer, Received, Trouble } from './fake-server.ts'
import { PEXELS_KEY, startFakePexels } from './fake-stock.ts'
import { makeByDrafts } from './made-by-drafts.ts'
import { makeSampleClip } from './sample-clip.ts'

// Run as a process: providers for a server that is tested from outside. Says how they are reached, then answers each line that comes in.
export type FakesCommand =
  /** Problems of their requests, by the providers' own types, and the placed orders. */
  | { do: 'verify' }
  /** What becomes of the next requests that cost something, one each. */
  | { do: 'trouble'; provider: FakeId; troubles: Trouble[] }
  /** Whether files of fal's results are no longer there. */
  | { do: 'expire'; hasExpired: boolean }
  /** Releases held requests. */
  | { do: 'release' }

export interface FakesAnswer {
  problems: string[]
  /** How often something was bought. */
  submissions: number
  asked: { provider: FakeId; path: string; key: string | undefined; fields: string[] }[]
}

export type FakeId = 'openai' | 'fal' | 'elevenlabs' | 'pexels'

/** How long an image takes at OpenAI, ms. */
const delayMs = Number(process.argv[2] ?? 0)
const openai = await startFakeOpenAi({ paintsOnce: true, delayMs, keys: [OPENAI_KEY, OTHER_OPENAI_KEY] })
const fal = await startFakeFal({ make: makeByDrafts })
fal.looks = 0
const elevenlabs = await startFakeElevenLabs()
const ollama = await startFakeOpenAi({ isOpen: true })
const kokoro = await startFakeKokoro({ isOpen: true })
const pexels = await startFakePexels({ clip: await makeSampleClip({ hasSound: false, frames: 120 }) })
const fakes: Record<FakeId, FakeServer> = { openai, fal, elevenlabs, pexels }
const portOf = ({ url }: FakeServer) => new URL(url).port
const env = {
  LOCAL_ENGINES: `ollama:${portOf(ollama)},kokoro:${portOf(kokoro)}`,
  OPENAI_URL: openai.url,
  OPENAI_KEY,
  // No server reads it.
  OTHER_OPENAI_KEY,
  OPENAI_LIMIT: '8',
  FAL_URL: fal.url,
  FAL_KEY,
  ELEVENLABS_URL: elevenlabs.url,
  ELEVENLABS_KEY,
  PEXELS_URL: pexels.url,
  PEXELS_KEY,
  ENGINE_WRITER: 'openai:gpt-5.2,draft',
  ENGINE_TRANSLATOR: 'openai:gpt-5.2',
  ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft',
  ENGINE_VOICE: 'elevenlabs:eleven_multilingual_v2,draft',
  ENGINE_ANIMATOR: 'fal:fal-ai/kling-video/v3/pro/image-to-video,draft',
  ENGINE_LIP_SYNC: 'fal:fal-ai/bytedance/omnihuman/v1.5,draft',
  ENGINE_UPSCALER: 'fal:fal-ai/clarity-upscaler,draft',
  ENGINE_INPAINTER: 'fal:fal-ai/flux-pro/v1/fill,draft',
  ENGINE_MUSIC: 'fal:fal-ai/elevenlabs/music',
  ENGINE_STOCK: 'pexels,draft',
  ENGINE_TRAINER: 'fal:fal-ai/flux-lora-fast-training,draft',
}
console.log(JSON.stringify(env))
for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as FakesCommand
  if (command.do === 'trouble') fakes[command.provider].troubles.push(...command.troubles)
  if (command.do === 'expire') fal.hasExpired = command.hasExpired
  if (command.do === 'release') for (const fake of Object.values(fakes)) fake.release()
  console.log(JSON.stringify(command.do === 'verify' ? await verify() : {}))
}

async function verify(): Promise<FakesAnswer> {
  const all = Object.entries(fakes) as [FakeId, FakeServer][]
  const asked = all.flatMap(([provider, { received }]) =>
    received
      .filter(({ method }) => method === 'POST')
      .map(async (each) => ({
        provider,
        path: each.path,
        key: each.headers.authorization,
        fields: await fieldsOf(each),
      })),
  )
  return {
    problems: [
      ...openai.verify(),
      ...ollama.verify(),
      ...kokoro.problems,
      ...fal.verify(),
      ...elevenlabs.verify(),
      ...pexels.problems,
    ],
    submissions: all.reduce((sum, [, fake]) => sum + fake.submissions(), 0),
    asked: await Promise.all(asked),
  }
}

async function fieldsOf({ json, bytes, headers }: Received): Promise<string[]> {
  if (typeof json === 'object' && json !== null) return Object.keys(json)
  const body = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': headers['content-type'] ?? '' } })
  return [...(await body.formData()).keys()]
}
