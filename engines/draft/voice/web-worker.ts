import type { SpeechRequest } from '#engines/ports.ts'
import { transferOf, type Call } from '#engines/worker/remote-calls.ts'
import { answerSpeaking } from './load-speaker.ts'
import { warmUp } from './speak.ts'

const answer = answerSpeaking((speak) => {
  warmUp(speak)
  return speak
})

self.addEventListener('message', (event: MessageEvent<Call<SpeechRequest>>) => {
  void answer(event.data).then((reply) =>
    self.postMessage(reply, { transfer: 'result' in reply ? transferOf(reply.result.wav) : [] }),
  )
})
