import { answerAsync, transferOf, type Call } from '#engines/worker/remote-calls.ts'
import { playSound } from './play-sound.ts'
import { recordingUrl } from './recording-urls.ts'
import type { Recording } from './recordings.ts'
import type { SoundRequest } from './remote-music.ts'

self.addEventListener('message', (event: MessageEvent<Call<SoundRequest>>) => void answer(event.data))

async function answer(call: Call<SoundRequest>): Promise<void> {
  const reply = await answerAsync((request) => playSound(request, loadRecording), call)
  self.postMessage(reply, { transfer: 'result' in reply ? transferOf(reply.result) : [] })
}

/** Recordings are loaded when they are played. */
async function loadRecording({ path }: Recording): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(recordingUrl(path) ?? path)
  if (!response.ok) throw new Error(`Couldn’t load the sound (${response.status}).`)
  return new Uint8Array(await response.arrayBuffer())
}
