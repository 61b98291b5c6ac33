// dev only
import { createCanvas } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { makeNodeCanvas } from '../server/engines/illustrator/canvas-node.ts'
import { createStage } from '../server/engines/illustrator/core/compose.ts'
import { lookOf } from '../server/engines/illustrator/looks/looks.ts'
import * as M from '../server/engines/illustrator/places/mountains.ts'
const [W, H] = (process.env.S ?? '960x540').split('x').map(Number)
const base = {
  place: 'mountains',
  backdrop: undefined,
  room: 'study',
  time: 'day',
  timeNamed: true,
  weather: 'clear',
  season: undefined,
  shot: 'medium',
  mood: undefined,
  lamp: undefined,
  mentions: [],
  sky: new Set(),
  colours: [],
  hash: 1,
}
const sheet = createCanvas(3 * 640, 4 * 360),
  s = sheet.getContext('2d')
let n = 0
for (const time of ['day', 'dawn', 'dusk', 'night'])
  for (const seed of [1, 2, 3]) {
    const t = performance.now()
    const canvas = makeNodeCanvas(W, H)
    const st = createStage(makeNodeCanvas, canvas, { ...base, time }, lookOf('cinematic'), seed)
    M.mountains(st)
    st.look.finish(st)
    await canvas.encode(0.9)
    console.log(time, seed, Math.round(performance.now() - t))
    if (n == 3) writeFileSync('/tmp/one.png', canvas.image.toBuffer('image/png'))
    s.drawImage(canvas.image, (n % 3) * 640, Math.floor(n / 3) * 360, 640, 360)
    n++
  }
writeFileSync('/tmp/sheet.png', sheet.toBuffer('image/png'))
