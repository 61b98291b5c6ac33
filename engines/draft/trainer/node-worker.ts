import { parentPort } from 'node:worker_threads'
import type { Call } from '#engines/worker/remote-calls.ts'
import { answerTrainer, type TrainerRequest } from './remote-trainer.ts'

parentPort?.on('message', (call: Call<TrainerRequest>) => {
  void answerTrainer(call).then((reply) => parentPort?.postMessage(reply))
})
