import type { Call } from '#engines/worker/remote-calls.ts'
import { answerTrainer, type TrainerRequest } from './remote-trainer.ts'

self.addEventListener('message', (event: MessageEvent<Call<TrainerRequest>>) => {
  void answerTrainer(event.data).then((reply) => self.postMessage(reply))
})
