import type { Call } from '#engines/worker/remote-calls.ts'
import { answerStudio, type StudioRequest, transferOfReply } from './remote-studio.ts'
import { makeWebCanvas } from '../illustrator/canvas-web.ts'
import { EngineError } from '#engines/ports.ts'
import { openWebClip } from './clip-web.ts'
import { BAD_IMAGE, type Studio } from './studio.ts'

const webStudio: Studio = {
  makeCanvas: makeWebCanvas,
  openClip: openWebClip,
  async decode(bytes) {
    try {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      return { width: image.width, height: image.height, image }
    } catch (cause) {
      throw new EngineError(BAD_IMAGE, { cause })
    }
  },
  async encodePng({ image }) {
    if (!(image instanceof OffscreenCanvas)) throw new EngineError(BAD_IMAGE)
    return new Uint8Array(await (await image.convertToBlob({ type: 'image/png' })).arrayBuffer())
  },
}

self.addEventListener('message', (event: MessageEvent<Call<StudioRequest>>) => {
  void answerStudio(webStudio, event.data, (reply) => self.postMessage(reply)).then((reply) =>
    self.postMessage(reply, { transfer: transferOfReply(reply) }),
  )
})
