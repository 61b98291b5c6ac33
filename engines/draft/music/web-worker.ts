import { answerCall, transferOf, type Call, type Reply } from '#engines/worker/remote-calls.ts'
import { sampleUrl } from './effects/sample-urls.ts'
import { playSound, sampleFileOf } from './remote-music.ts'

self.addEventListener('message', (event: MessageEvent<Call<string>>) => void answer(event.data))

async function answer(call: Call<string>): Promise<void> {
  const reply: Reply<Uint8Array> = await loadSample(sampleFileOf(call.request)).then(
    (bytes) => answerCall((id) => playSound(id, () => bytes), call),
    (error: unknown) => ({ id: call.id, message: String(error), isEngineError: false }),
  )
  self.postMessage(reply, { transfer: 'result' in reply ? transferOf(reply.result) : [] })
}

/** The recording of a sound effect, loaded when it is played; nothing for sounds that are made. */
async function loadSample(file: string | undefined): Promise<Uint8Array> {
  const url = file === undefined ? undefined : sampleUrl(file)
  if (url === undefined) return new Uint8Array()
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Couldn’t load the sound (${response.status}).`)
  return new Uint8Array(await response.arrayBuffer())
}
