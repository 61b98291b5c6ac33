import type {
  AdjustRequest,
  AnimateRequest,
  Animator,
  ClearPartRequest,
  EncodedClip,
  EncodedImage,
  EngineCall,
  ExpandRequest,
  FrameRequest,
  LipSyncRequest,
  PersonRequest,
  PartRequest,
  PixelArea,
  RepaintRequest,
  Retoucher,
  Subject,
  UpscaleRequest,
} from '#engines/ports.ts'
import { EngineError } from '#engines/ports.ts'
import { type Call, type RemoteCalls, type Reply, transferOf } from '#engines/worker/remote-calls.ts'
import { ANIMATOR_INFO, createAnimator } from './animator.ts'
import { createRetoucher } from './retoucher.ts'
import type { Studio } from './studio.ts'

export type StudioRequest =
  | { work: 'animate'; request: AnimateRequest }
  | { work: 'lipSync'; request: LipSyncRequest }
  | { work: 'drawPerson'; request: PersonRequest }
  | { work: 'upscale'; request: UpscaleRequest }
  | { work: 'cutPart'; request: PartRequest }
  | { work: 'findSubject'; request: Uint8Array }
  | { work: 'expand'; request: ExpandRequest }
  | { work: 'mirrorAround'; request: FrameRequest }
  | { work: 'maskAround'; request: Omit<FrameRequest, 'image'> }
  | { work: 'clearPart'; request: ClearPartRequest }
  | { work: 'adjust'; request: AdjustRequest }
  | { work: 'areaOf'; request: Uint8Array }
  | { work: 'repaint'; request: RepaintRequest }

export type StudioResult = EncodedClip | EncodedImage | PixelArea | Subject | null

export interface RemoteStudio {
  animator: Animator
  retoucher: Retoucher
  /** Ends the workers; work under way rejects. The next starts them again. */
  close(): void
}

/** Animator and retoucher at work in two workers, so that an image does not wait for a long clip. */
export function remoteStudio(open: () => RemoteCalls<StudioRequest, StudioResult>): RemoteStudio {
  const [clips, images] = [open(), open()]
  const clip = async (request: StudioRequest, { signal, onProgress }: EngineCall = {}) => {
    const made = await clips.call(request, signal, onProgress)
    if (made && 'durationMs' in made) return made
    throw new Error('The engine answered with something else')
  }
  const image = async (request: StudioRequest, { signal, onProgress }: EngineCall = {}) => {
    const made = await images.call(request, signal, onProgress)
    if (made && 'bytes' in made && !('durationMs' in made)) return made
    throw new Error('The engine answered with something else')
  }
  return {
    close() {
      clips.close()
      images.close()
    },
    animator: {
      info: ANIMATOR_INFO,
      animate: (request, call) => clip({ work: 'animate', request }, call),
      lipSync: (request, call) => clip({ work: 'lipSync', request }, call),
      drawPerson: (request, call) => image({ work: 'drawPerson', request }, call),
    },
    retoucher: {
      info: ANIMATOR_INFO,
      upscale: (request, call) => image({ work: 'upscale', request }, call),
      cutPart: (request) => image({ work: 'cutPart', request }),
      expand: (request, call) => image({ work: 'expand', request }, call),
      mirrorAround: (request) => image({ work: 'mirrorAround', request }),
      maskAround: (request) => image({ work: 'maskAround', request }),
      async findSubject(request) {
        const subject = await images.call({ work: 'findSubject', request })
        if (subject && 'certainty' in subject) return subject
        throw new Error('The engine answered with something else')
      },
      clearPart: (request) => image({ work: 'clearPart', request }),
      adjust: (request, call) => image({ work: 'adjust', request }, call),
      repaint: (request, call) => image({ work: 'repaint', request }, call),
      async areaOf(request) {
        const area = await images.call({ work: 'areaOf', request })
        if (area === null || ('x' in area && !('certainty' in area))) return area
        throw new Error('The engine answered with something else')
      },
    },
  }
}

/** The worker's side. @param tell receives progress before the answer */
export async function answerStudio(
  studio: Studio,
  { id, request }: Call<StudioRequest>,
  tell: (reply: Reply<StudioResult>) => void,
): Promise<Reply<StudioResult>> {
  try {
    return { id, result: await work(studio, request, (share) => tell({ id, share })) }
  } catch (error) {
    return {
      id,
      message: error instanceof Error ? error.message : String(error),
      isEngineError: error instanceof EngineError,
    }
  }
}

function work(studio: Studio, asked: StudioRequest, onProgress: (share: number) => void): Promise<StudioResult> {
  const animator = createAnimator(studio)
  const retoucher = createRetoucher(studio)
  switch (asked.work) {
    case 'animate':
      return animator.animate(asked.request, { onProgress })
    case 'lipSync':
      return animator.lipSync(asked.request, { onProgress })
    case 'drawPerson':
      return animator.drawPerson(asked.request)
    case 'upscale':
      return retoucher.upscale(asked.request)
    case 'cutPart':
      return retoucher.cutPart(asked.request)
    case 'findSubject':
      return retoucher.findSubject(asked.request)
    case 'expand':
      return retoucher.expand(asked.request, { onProgress })
    case 'mirrorAround':
      return retoucher.mirrorAround(asked.request)
    case 'maskAround':
      return retoucher.maskAround(asked.request)
    case 'clearPart':
      return retoucher.clearPart(asked.request)
    case 'adjust':
      return retoucher.adjust(asked.request)
    case 'areaOf':
      return retoucher.areaOf(asked.request)
    case 'repaint':
      return retoucher.repaint(asked.request)
  }
}

/** The memory of a reply that is moved rather than copied. */
export function transferOfReply(reply: Reply<StudioResult>): ArrayBuffer[] {
  if (!('result' in reply) || reply.result === null || !('bytes' in reply.result)) return []
  return transferOf(reply.result.bytes)
}
