import { answerCall, transferOf, type Call } from '#engines/worker/remote-calls.ts'
import { renderSound } from './remote-music.ts'

self.addEventListener('message', (event: MessageEvent<Call<string>>) => {
  const reply = answerCall(renderSound, event.data)
  self.postMessage(reply, { transfer: 'result' in reply ? transferOf(reply.result) : [] })
})
