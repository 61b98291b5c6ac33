import type { Call } from '#engines/worker/remote-calls.ts'
import { answerSpeaking } from '../voice/load-speaker.ts'
import { createWindowAligner, type SoundWindow } from './align-window.ts'

const answer = answerSpeaking((speak) => createWindowAligner(speak))

self.addEventListener('message', (event: MessageEvent<Call<SoundWindow>>) => {
  void answer(event.data).then((reply) => self.postMessage(reply))
})
