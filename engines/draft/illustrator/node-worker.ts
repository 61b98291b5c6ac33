import { parentPort } from 'node:worker_threads'
import type { IllustrationRequest } from '#engines/ports.ts'
import { type Call, transferOf } from '#engines/worker/remote-calls.ts'
import { makeNodeCanvas } from './canvas-node.ts'
import { createIllustrator, warmUp } from './illustrator.ts'
import { loadNodeObjects } from './objects/objects-node.ts'
import { answerImage } from './remote-illustrator.ts'

const illustrator = createIllustrator(makeNodeCanvas, loadNodeObjects)
// The set of vector objects is read before the first image that shows one.
warmUp(illustrator)
  .then(() => loadNodeObjects(['coin']))
  .catch(() => undefined)

parentPort?.on('message', (call: Call<IllustrationRequest>) => {
  void answerImage(illustrator, call).then((reply) =>
    parentPort?.postMessage(reply, 'result' in reply ? transferOf(reply.result.bytes) : []),
  )
})
