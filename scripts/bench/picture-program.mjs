// Prints what the slowest of six pictures takes, best of three tries each, in ms of one core. The allocator is its process's.
import { makeNodeCanvas } from '../../engines/draft/illustrator/canvas-node.ts'
import { paint } from '../../engines/draft/illustrator/illustrator.ts'
import { say } from '../lib/say.mjs'

const PROMPTS = ['A lighthouse on a cliff', 'A city street at dusk']
const LOOKS = ['cinematic', 'watercolour', 'paper-cut']

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
say(String(Math.max(...slowest)))
