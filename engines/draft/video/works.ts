import type { VideoOrder } from '#engines/ports.ts'
import { expandFrames } from './expand.ts'
import type { FrameWork } from './frame.ts'
import { modifyFrames } from './modify.ts'
import type { OpenedVideo } from './open-video.ts'
import { cropFrames } from './crop.ts'
import { followIn } from './rework.ts'
import { upscaleFrames } from './upscale/upscale-frames.ts'

/** What an order does with each frame. */
export async function openWork(order: VideoOrder, opened: OpenedVideo): Promise<FrameWork> {
  const { facts } = opened
  switch (order.work) {
    case 'modify':
      return modifyFrames(order.request, facts)
    case 'reframe': {
      const { path } = order.request
      return cropFrames({ ...order.request, path: path.length > 0 ? path : (await followIn(opened)).keys }, facts)
    }
    case 'expand':
      return expandFrames(order.request, facts)
    case 'upscale':
      return upscaleFrames(order.request, facts)
  }
}
