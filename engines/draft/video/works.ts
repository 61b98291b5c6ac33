import type { FrameWork, VideoFacts } from './frame.ts'
import { modifyFrames } from './modify.ts'
import type { VideoOrder } from './protocol.ts'

/** What an order does with each frame. */
export function openWork(order: VideoOrder, facts: VideoFacts): Promise<FrameWork> {
  switch (order.work) {
    case 'modify':
      return modifyFrames(order.request, facts)
  }
}
