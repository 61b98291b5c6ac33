import type { Call } from '#engines/worker/remote-calls.ts'
import { answerStudio, type StudioRequest, transferOfReply } from './remote-studio.ts'
import { webStudio } from './studio-web.ts'

self.addEventListener('message', (event: MessageEvent<Call<StudioRequest>>) => {
  void answerStudio(webStudio, event.data, (reply) => self.postMessage(reply)).then((reply) =>
    self.postMessage(reply, { transfer: transferOfReply(reply) }),
  )
})
