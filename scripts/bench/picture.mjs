import { makeNodeCanvas } from '../../engines/draft/illustrator/canvas-node.ts'
import { paint } from '../../engines/draft/illustrator/illustrator.ts'

const PROMPTS = ['A lighthouse on a cliff', 'A city street at dusk']
const LOOKS = ['cinematic', 'watercolour', 'paper-cut']

/** The slowest of six pictures in full HD by the built-in illustrator, best of three tries each. @returns {number} ms of one core */
export function measurePicture() {
  const slowest = PROMPTS.flatMap((prompt) =>
    LOOKS.map((look) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const start = process.cpuUsage()
          paint(makeNodeCanvas, { prompt, look, width: 1920, height: 1080, seed: 1 }).context.getImageData(0, 0, 1, 1)
          const { user, system } = process.cpuUsage(start)
          return (user + system) / 1000
        }),
      ),
    ),
  )
  return Math.max(...slowest)
}
