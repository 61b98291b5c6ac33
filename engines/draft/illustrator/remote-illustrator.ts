import type { EncodedImage, IllustrationRequest, Illustrator } from '#engines/ports.ts'
import { answerAsync, type Call, type RemoteCalls, type Reply } from '#engines/worker/remote-calls.ts'
import { ILLUSTRATOR_INFO, illustratorLooks } from './illustrator.ts'

export interface RemoteIllustrator extends Illustrator {
  /** Ends the worker; images under way reject. The next one starts it again. */
  close(): void
}

/** The illustrator whose painting runs in a worker. */
export function remoteIllustrator({
  call,
  prepare,
  close,
}: RemoteCalls<IllustrationRequest, EncodedImage>): RemoteIllustrator {
  return {
    info: ILLUSTRATOR_INFO,
    looks: illustratorLooks(),
    prepare,
    illustrate: (request, { signal } = {}) => call(request, signal),
    close,
  }
}

/** The worker's side: painting answers at once, encoding later. */
export const answerImage = (illustrator: Illustrator, call: Call<IllustrationRequest>): Promise<Reply<EncodedImage>> =>
  answerAsync((request) => illustrator.illustrate(request), call)
