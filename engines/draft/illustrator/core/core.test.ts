import { describe, expect, it } from 'vitest'
import { css, fromLab, hex, luma, mix, ramp, toLab } from './colour.ts'
import { createNoise, createTexture } from './noise.ts'
import { outlines } from './path.ts'
import { hashText, Random } from './random.ts'

describe('colour', () => {
  it('a colour round-trips through OKLab', () => {
    for (const text of ['#000000', '#ffffff', '#c8352b', '#2f66b8', '#7f7f7f'])
      fromLab(toLab(hex(text))).forEach((value, i) => expect(value).toBeCloseTo(hex(text)[i] ?? 0, 0))
  })

  it('colour mixes blue and yellow without falling into grey-black', () => {
    const between = mix(hex('#1030c0'), hex('#f0d020'), 0.5)
    expect(luma(between)).toBeGreaterThan(0.4)
    expect(Math.max(...between) - Math.min(...between)).toBeGreaterThan(20)
  })

  it('a colour is written as a canvas reads it', () => {
    expect(css([255.4, -3, 12.5])).toBe('rgb(255,0,13)')
    expect(css([1, 2, 3], 0.5)).toBe('rgba(1,2,3,0.5000)')
  })

  it('colour makes ramps that begin and end where they should', () => {
    const sky = ramp([
      [0, hex('#102030')],
      [0.5, hex('#808080')],
      [1, hex('#f0e0d0')],
    ])
    expect(sky.at(0).map(Math.round)).toEqual([16, 32, 48])
    expect(sky.at(1).map(Math.round)).toEqual([240, 224, 208])
    expect(luma(sky.at(0.25))).toBeLessThan(luma(sky.at(0.75)))
  })
})

describe('chance', () => {
  it('chance repeats for the same seed, and forks do not disturb each other', () => {
    const a = new Random(7)
    const b = new Random(7)
    const before = a.fork('stars').next()
    for (let i = 0; i < 50; i++) a.next()
    expect(a.fork('stars').next()).toBe(before)
    expect(b.fork('stars').next()).toBe(before)
    expect(new Random(8).next()).not.toBe(new Random(7).next())
  })

  it('the seeded random numbers are uniform', () => {
    const random = new Random(hashText('even'))
    const mean = Array.from({ length: 4000 }, () => random.next()).reduce((sum, v) => sum + v, 0) / 4000
    expect(mean).toBeGreaterThan(0.47)
    expect(mean).toBeLessThan(0.53)
  })
})

describe('noise', () => {
  it('bounded noise equals the noise above its bound and stays below it elsewhere', () => {
    const noise = createNoise(3)
    for (const shape of ['fbm', 'billow'] as const)
      for (const least of [-0.4, 0, 0.3, 0.8])
        for (let x = 0; x < 40; x += 0.37) {
          const whole = noise[shape](x, -x, 5)
          const asked = noise[shape](x, -x, 5, least)
          if (whole >= least) expect(asked).toBe(whole)
          else expect(asked).toBeLessThan(least)
        }
  })

  it('noise is smooth, bounded and bound to its seed', () => {
    const noise = createNoise(3)
    for (let i = 0; i < 500; i++) {
      const x = i * 0.173
      expect(Math.abs(noise.fbm(x, -x, 5))).toBeLessThanOrEqual(1)
      expect(noise.ridged(x, x * 2, 5)).toBeGreaterThanOrEqual(0)
      expect(noise.billow(x, x * 2, 5)).toBeGreaterThanOrEqual(0)
      expect(Math.abs(noise.at(x, 1) - noise.at(x + 0.001, 1))).toBeLessThan(0.02)
    }
    expect(createNoise(3).at(1.5, 2.5)).toBe(noise.at(1.5, 2.5))
    expect(createNoise(4).at(1.5, 2.5)).not.toBe(noise.at(1.5, 2.5))
  })
})

describe('noise read from a table', () => {
  it('spreads as far as exact noise does, and is bound to its seed', () => {
    const spreadOf = (noise: Pick<ReturnType<typeof createNoise>, 'at'>): number => {
      const values = Array.from({ length: 4000 }, (_, i) => noise.at((i % 63) * 0.31, Math.floor(i / 63) * 0.37))
      return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
    }
    expect(spreadOf(createTexture(3)) / spreadOf(createNoise(3))).toBeCloseTo(1, 1)
    expect(createTexture(3).at(1.5, 2.5)).toBe(createTexture(3).at(1.5, 2.5))
    expect(createTexture(4).at(1.5, 2.5)).not.toBe(createTexture(3).at(1.5, 2.5))
  })

  it('fills a line with what it answers for each of its points', () => {
    const noise = createTexture(3)
    const line = new Float32Array(40)
    noise.fill(line, -2.5, 0.21, 7.4)
    line.forEach((value, i) => expect(value).toBeCloseTo(noise.at(-2.5 + i * 0.21, 7.4), 5))
  })
})

describe('drawings as text', () => {
  it('drawings written as text may hold polygons, smooth outlines with corners, ellipses, boxes and strokes', () => {
    const [polygon, smooth, ellipse, box, stroke] = outlines(
      'P 0,0 10,0 10,10 S 0,0! 5,9 10,0! E 5,5 2,3 90 R 1,2 3,4 L 2.5 0,0 5,5 9,1',
    )
    expect(polygon?.steps.map(({ op }) => op)).toEqual(['move', 'line', 'line', 'close'])
    expect(smooth?.steps.filter(({ op }) => op === 'curve')).toHaveLength(3)
    expect(ellipse?.steps).toEqual([{ op: 'ellipse', x: 5, y: 5, rx: 2, ry: 3, turn: Math.PI / 2 }])
    expect(box?.steps.at(-2)).toEqual({ op: 'line', x: 1, y: 6 })
    expect(stroke?.width).toBe(2.5)
    expect(stroke?.steps.at(-1)?.op).toBe('curve')
  })
})
