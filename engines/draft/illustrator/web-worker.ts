import type { IllustrationRequest } from '#engines/ports.ts'
import { type Call, transferOf } from '#engines/worker/remote-calls.ts'
import { makeWebCanvas } from './canvas-web.ts'
import { createIllustrator, warmUp } from './illustrator.ts'
import { loadWebObjects } from './objects/objects-web.ts'
import { answerImage } from './remote-illustrator.ts'

const illustrator = createIllustrator(makeWebCanvas, loadWebObjects)
warmUp(illustrator).catch(() => undefined)

self.addEventListener('message', (event: MessageEvent<Call<IllustrationRequest>>) => {
  void answerImage(illustrator, event.data).then((reply) =>
    self.postMessage(reply, { transfer: 'result' in reply ? transferOf(reply.result.bytes) : [] }),
  )
})
