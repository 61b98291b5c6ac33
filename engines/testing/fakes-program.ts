import { createInterface } from 'node:readline'
import { ELEVENLABS_KEY, startFakeElevenLabs } from './fake-elevenlabs.ts'
import { OPENAI_KEY, startFakeOpenAi } from './fake-openai.ts'

// Run as a process: providers for a server that is tested from outside. Says how they are reached; for each line that comes in, what is
// wrong with what they were asked, and how often something was bought.
const delayMs = Number(process.argv[2] ?? 0)
const openai = await startFakeOpenAi({ delayMs, paintsOnce: delayMs > 0 })
const elevenlabs = await startFakeElevenLabs()
const env = {
  OPENAI_URL: openai.url,
  OPENAI_KEY,
  OPENAI_LIMIT: '8',
  ELEVENLABS_URL: elevenlabs.url,
  ELEVENLABS_KEY,
  ENGINE_WRITER: 'openai:gpt-5.2,draft',
  ENGINE_ILLUSTRATOR: 'openai:gpt-image-1,draft',
  ENGINE_VOICE: 'elevenlabs:eleven_multilingual_v2,draft',
}
console.log(JSON.stringify(env))
for await (const line of createInterface({ input: process.stdin })) {
  const problems = line === 'verify' ? [...openai.verify(), ...elevenlabs.verify()] : []
  console.log(JSON.stringify({ problems, submissions: openai.submissions() + elevenlabs.submissions() }))
}
