import { parentPort } from 'node:worker_threads'
import type { Call } from '#engines/worker/remote-calls.ts'
import { answerStudio, type StudioRequest, transferOfReply } from './remote-studio.ts'
import { nodeStudio } from './studio-node.ts'

parentPort?.on('message', (call: Call<StudioRequest>) => {
  void answerStudio(nodeStudio, call).then((reply) => parentPort?.postMessage(reply, transferOfReply(reply)))
})
