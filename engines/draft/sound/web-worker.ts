import type { SoundPart } from '#engines/ports.ts'
import { answerCall, type Call } from '#engines/worker/remote-calls.ts'
import { cleanPart } from './clean-part.ts'
import { memoryOf } from './remote-cleaner.ts'

self.addEventListener('message', (event: MessageEvent<Call<SoundPart>>) => {
  const reply = answerCall(cleanPart, event.data)
  self.postMessage(reply, { transfer: 'result' in reply ? memoryOf(reply.result) : [] })
})
