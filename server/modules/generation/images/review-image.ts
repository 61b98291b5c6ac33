import { type EncodedImage, type EngineCall, type Portrayed, problemOf } from '#engines/ports.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { App } from '#server/platform/context.ts'
import { imageProblems } from './check-image.ts'
import type { Verdict } from './best-take.ts'

/** A reviewer gets images in this size, px of the longer side: words can be read, and it costs little. */
const SIDE = 768
const PORTRAIT_SIDE = 384

interface Drawn {
  /** What it was drawn from. */
  prompt: string
  people: readonly Portrayed[]
  userId: string | null
}

/**
 * What is wrong with an image: first by its pixels, then, where a reviewer is connected, by one question. A reviewer that fails finds
 * nothing: the image was made, and is not worse for it. @param call of the image: the answer is stored with its job
 */
export async function checkImage(
  app: Pick<App, 'engines' | 'sandbox' | 'log'>,
  image: EncodedImage,
  { prompt, people, userId }: Drawn,
  call: EngineCall,
): Promise<Verdict> {
  const { reviewer } = app.engines
  const found = await imageProblems(app, image, { prompt, userId: userId ?? undefined })
  if (found.length > 0 || !reviewer) return { problems: found, checkedBy: null }
  const toSmall = (bytes: Uint8Array, side: number) => smallJpeg(app, bytes, side, userId ?? undefined)
  try {
    const request = {
      image: await toSmall(image.bytes, SIDE),
      prompt,
      people: await Promise.all(
        people.map(async ({ name, image: portrait }) => ({ name, image: await toSmall(portrait, PORTRAIT_SIDE) })),
      ),
    }
    const seen = await reviewer.review(request, { ...call, prefer: undefined, onProgress: undefined })
    const problems = [
      ...(seen.showsSubject ? [] : ['SUBJECT' as const]),
      ...(seen.facesMatch ? [] : ['FACE' as const]),
      ...(seen.hasOtherText ? ['TEXT' as const] : []),
      ...(seen.hasDefects ? ['DEFECT' as const] : []),
    ]
    return { problems, checkedBy: seen.madeBy ?? reviewer.info.label }
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    if (problemOf(cause) === null && !(cause instanceof UnreadableFile))
      app.log.error('An image could not be reviewed', cause)
    return { problems: [], checkedBy: null }
  }
}

async function smallJpeg({ sandbox }: Pick<App, 'sandbox'>, bytes: Uint8Array, side: number, userId?: string) {
  const { width, height, data } = await sandbox.run('readPixels', { side }, [bytesSource(bytes)], userId)
  return sandbox.run('encodeJpeg', { width, height, data }, [], userId)
}
