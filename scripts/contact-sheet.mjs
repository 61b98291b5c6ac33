// Writes a contact sheet of the built-in illustrator for review, and prints its measurements:
//   node scripts/contact-sheet.mjs [--out sheet.png] [--looks cinematic,ink] [--size 1920x1080] [--cell 320] [--seed 1] [--columns n] ["a prompt" …]
// Without prompts it takes the 20 that the tests measure.
import { createCanvas } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeNodeCanvas } from '../engines/draft/illustrator/canvas-node.ts'
import { paint } from '../engines/draft/illustrator/illustrator.ts'
import { LOOKS } from '../engines/draft/illustrator/looks/looks.ts'
import { nodeObjects } from '../engines/draft/illustrator/objects/objects-node.ts'
import { SHEET_LOOKS, SHEET_PROMPTS } from '../engines/draft/illustrator/sheet-prompts.ts'
import { differenceHash, hashDistance } from '../engines/draft/illustrator/image-hash.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'contact-sheet.png' },
    looks: { type: 'string', default: SHEET_LOOKS.join(',') },
    size: { type: 'string', default: '1920x1080' },
    cell: { type: 'string', default: '320' },
    seed: { type: 'string', default: '1' },
    columns: { type: 'string', default: '' },
  },
})
const prompts = positionals.length ? positionals : SHEET_PROMPTS
const looks = values.looks === 'all' ? LOOKS.map(({ id }) => id) : values.looks.split(',')
const seeds = values.seed.split(',').map(Number)
const [width, height] = values.size.split('x').map(Number)
const cells = prompts.flatMap((prompt) => looks.flatMap((look) => seeds.map((seed) => ({ prompt, look, seed }))))
const columns = Number(values.columns) || looks.length * seeds.length
const cellWidth = Number(values.cell)
const cellHeight = Math.round((cellWidth * height) / width)
const sheet = createCanvas(columns * cellWidth, Math.ceil(cells.length / columns) * cellHeight)
const context = sheet.getContext('2d')
const hashes = []
const times = []
cells.forEach(({ prompt, look, seed }, i) => {
  const start = performance.now()
  const canvas = paint(makeNodeCanvas, { prompt, look, seed, width, height }, nodeObjects({ prompt, look }))
  canvas.context.getImageData(0, 0, 1, 1)
  times.push(performance.now() - start)
  hashes.push(differenceHash(canvas, makeNodeCanvas))
  context.drawImage(
    canvas.image,
    (i % columns) * cellWidth,
    Math.floor(i / columns) * cellHeight,
    cellWidth,
    cellHeight,
  )
})
writeFileSync(values.out, sheet.toBuffer('image/png'))

let nearest = { distance: Infinity, a: 0, b: 0 }
for (let a = 0; a < hashes.length; a++)
  for (let b = a + 1; b < hashes.length; b++) {
    const distance = hashDistance(hashes[a], hashes[b])
    if (distance < nearest.distance) nearest = { distance, a, b }
  }
const name = (i) => `"${cells[i].prompt}" (${cells[i].look}, seed ${cells[i].seed})`
const sorted = [...times].sort((a, b) => a - b)
console.log(`${cells.length} pictures of ${width}x${height} on ${values.out}`)
console.log(
  `painting: median ${sorted[Math.floor(sorted.length / 2)].toFixed(0)} ms, slowest ${sorted.at(-1).toFixed(0)} ms (${name(times.indexOf(sorted.at(-1)))})`,
)
if (cells.length > 1)
  console.log(`nearest pair: ${nearest.distance} of 64 bits apart, ${name(nearest.a)} and ${name(nearest.b)}`)
