// Prints, as JSON, the time of the slowest of six images, best of three tries each, in ms of one core (`ms`); its ratio to the time of
// encoding it (`toEncoding`); and the touched memory pages of all (`pages`). A separate process has its own allocator.
import { makeNodeCanvas } from '../../engines/draft/illustrator/canvas-node.ts'
import { paint } from '../../engines/draft/illustrator/illustrator.ts'
import { say } from '../lib/say.mjs'

const PROMPTS = ['A lighthouse on a cliff', 'A city street at dusk']
const LOOKS = ['cinematic', 'watercolour', 'paper-cut']

const pagesBefore = process.resourceUsage().minorPageFault
const images = PROMPTS.flatMap((prompt) =>
  LOOKS.map((look) => ({ prompt, look, ms: bestOf(() => draw(prompt, look)) })),
)
const pages = process.resourceUsage().minorPageFault - pagesBefore
const slowest = images.reduce((one, other) => (other.ms > one.ms ? other : one))
const canvas = draw(slowest.prompt, slowest.look).image
const encoding = bestOf(() => canvas.toBuffer('image/jpeg', 90))
say(JSON.stringify({ ms: slowest.ms, toEncoding: slowest.ms / encoding, pages }))

function draw(prompt, look) {
  const surface = paint(makeNodeCanvas, { prompt, look, width: 1920, height: 1080, seed: 1 })
  surface.context.getImageData(0, 0, 1, 1)
  return surface
}

/** Of three tries, ms of one core. */
function bestOf(work) {
  const tries = [1, 2, 3].map(() => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...tries)
}
