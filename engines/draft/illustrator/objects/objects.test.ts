import { createCanvas, Path2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { hex, toLab } from '../core/colour.ts'
import type { Context2D } from '../core/surface.ts'
import { objectsOf } from '../illustrator.ts'
import { createTones } from '../palette/tones.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { drawLayers } from '../subjects/draw-parts.ts'
import { artOf } from '../subjects/find-art.ts'
import { layersOf } from '../subjects/person.ts'
import { LOOKS } from '../looks/looks.ts'
import { toArts } from './load-objects.ts'
import { readObjects } from './objects-node.ts'
import { objectsInUse } from './objects-in-use.ts'
import { OBJECTS } from './objects.ts'

const SIDE = 100
const look = (id: string) => LOOKS.find((one) => one.id === id) ?? LOOKS[0]

describe('vector objects', () => {
  // Arcs, holes, strokes, turned ellipses, transforms, translucent parts.
  it.each(['receipt', 'violin', 'bicycle', 'scissors', 'droplet', 'safety-pin', 'rainbow', 'glasses'])(
    'the shape of %s as a subject is that of its paths',
    (name) => {
      const sticker = readObjects([name]).get(name)
      const art = toArts(readObjects([name])).get(name)
      if (!sticker || !art) throw new Error('missing')
      const width = Math.ceil(art.width)
      const mine = createCanvas(width, SIDE).getContext('2d')
      drawLayers(mine as unknown as Context2D, layersOf(art), { paint: () => [0, 0, 0] })
      const whole = createCanvas(1600, 1600).getContext('2d')
      whole.scale(50, 50)
      for (const { d, transform, isEvenOdd, fill, stroke } of sticker.paths) {
        whole.save()
        if (transform) whole.transform(...transform)
        if (fill !== undefined) whole.fill(new Path2D(d), isEvenOdd ? 'evenodd' : 'nonzero')
        if (stroke) {
          whole.lineWidth = stroke.width
          whole.stroke(new Path2D(d))
        }
        whole.restore()
      }
      const box = boundsOf(whole.getImageData(0, 0, 1600, 1600).data, 1600)
      const theirs = createCanvas(width, SIDE).getContext('2d')
      theirs.drawImage(whole.canvas, box.left, box.top, box.width, box.height, 0, 0, width, SIDE)
      const [a, b] = [mine, theirs].map((c) => c.getImageData(0, 0, width, SIDE).data)
      let apart = 0
      for (let i = 3; i < (a?.length ?? 0); i += 4) apart += Math.abs((a?.[i] ?? 0) - (b?.[i] ?? 0)) / 255
      expect(apart / (width * SIDE)).toBeLessThan(0.05)
    },
  )

  it('every fill takes the hue of one of the five tones', () => {
    const tones = createTones('pastel', undefined)
    const hue = (colour: readonly [number, number, number]): number => {
      const [, a, b] = toLab(colour)
      return Math.atan2(b, a)
    }
    const fills = new Set(
      [...toArts(readObjects(objectsInUse().slice(0, 200))).values()].flatMap(({ parts }) =>
        parts.map(([tone]) => tone.slice(0, 7)),
      ),
    )
    expect(fills.size).toBeGreaterThan(100)
    for (const fill of fills) {
      const made = tones.of(fill)
      const tone = tones[tones.familyOf(fill)]
      const [, a, b] = toLab(made)
      // A tone that is nearly white or black has no hue to compare.
      if (Math.sqrt(a * a + b * b) < 0.03 || Math.max(...made) > 254) continue
      expect(Math.abs(Math.sin(hue(made) - hue(tone))), fill).toBeLessThan(0.12)
    }
  })

  it('a colour that the prompt names for a thing is kept', () => {
    const tones = createTones('pastel', undefined)
    const blue = hex('#2f66b8')
    const [, a, b] = toLab(tones.of('#f8312f', blue))
    const [, wantedA, wantedB] = toLab(blue)
    expect(Math.hypot(a - wantedA, b - wantedB)).toBeLessThan(0.04)
  })

  it('flat looks draw them, painted looks keep their own art where they have it', () => {
    const objects = toArts(readObjects(['dog', 'receipt']))
    const own = CATALOGUE.get('dog')
    expect(artOf({ look: look('pastel'), objects }, 'dog')).toBe(objects.get('dog'))
    expect(artOf({ look: look('oil'), objects }, 'dog')).toBe(own)
    expect(artOf({ look: look('oil'), objects }, 'receipt')).toBe(objects.get('receipt'))
    expect(artOf({ look: look('oil'), objects: new Map() }, 'receipt')).toBeUndefined()
  })

  it('an image loads only those that it shows', () => {
    expect(objectsOf({ prompt: 'An invoice', look: 'pastel' })).toEqual(expect.arrayContaining(['receipt']))
    for (const prompt of ['An invoice', 'A bakery with bread', 'Five tips for sleep', 'A city by the sea', 'xyzzy'])
      expect(objectsOf({ prompt, look: 'pastel' }).length, prompt).toBeLessThanOrEqual(8)
    expect(objectsOf({ prompt: 'xyzzy', look: 'pastel' })).toEqual([])
  })

  it('each is converted whole: parts within a box 100 high', () => {
    for (const [name, { width, parts }] of toArts(readObjects([...OBJECTS.keys()]))) {
      expect(parts.length, name).toBeGreaterThan(0)
      expect(width, name).toBeGreaterThan(8)
      expect(width, name).toBeLessThan(700)
    }
  })
})

function boundsOf(data: Uint8ClampedArray, side: number) {
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if ((data[(y * side + x) * 4 + 3] ?? 0) > 127) {
        left = Math.min(left, x)
        right = Math.max(right, x + 1)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y + 1)
      }
  return { left, top, width: right - left, height: bottom - top }
}
