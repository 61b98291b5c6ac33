import { parentPort } from 'node:worker_threads'
import type { Call } from '#engines/worker/remote-calls.ts'
import { answerStudio, type StudioRequest, transferOfReply } from './remote-studio.ts'
import { nodeStudio } from './studio-node.ts'

parentPort?.on('message', (call: Call<StudioRequest>) => {
  const tell = (reply: object) => parentPort?.postMessage(reply)
  void answerStudio(nodeStudio, call, tell).then((reply) => parentPort?.postMessage(reply, transferOfReply(reply)))
})
