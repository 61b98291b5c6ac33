import { describe, expect, it } from 'vitest'
import { outlines } from '../core/path.ts'
import { material, type Material } from '../palette/materials.ts'
import { bust } from './busts.ts'
import { CATALOGUE } from './catalogue.ts'
import { EXTRAS, HEAD, POSES } from './people.ts'

const SPECIAL = new Set(['own', 'own-dark', 'own-light', 'shade', 'shine'])

const drawings = [
  ...[...CATALOGUE, ...Object.entries(POSES)].map(([name, { parts, width }]) => ({ name, parts, width })),
  ...Object.entries(EXTRAS).map(([name, parts]) => ({ name, parts, width: 100 })),
  { name: 'head', parts: HEAD, width: 100 },
  { name: 'bust', parts: bust('side', ['short', 'beard']).parts, width: 100 },
]

describe('the catalogue of drawings', () => {
  it('the catalogue of drawings has well over a hundred things', () => expect(CATALOGUE.size).toBeGreaterThan(110))

  it.each(drawings)('$name is drawn with real colours inside its box', ({ parts, width }) => {
    expect(parts.length).toBeGreaterThan(0)
    for (const [tone, drawing] of parts) {
      if (!SPECIAL.has(tone)) expect(material(tone as Material, undefined)).toHaveLength(3)
      for (const { steps, width: stroke } of outlines(drawing)) {
        expect(steps.length).toBeGreaterThan(0)
        if (stroke !== undefined) expect(stroke).toBeGreaterThan(0)
        for (const step of steps) {
          if (step.op === 'close') continue
          expect(Number.isFinite(step.x) && Number.isFinite(step.y)).toBe(true)
          expect(step.x).toBeGreaterThan(-70)
          expect(step.x).toBeLessThan(width + 70)
          expect(step.y).toBeGreaterThan(-66)
          expect(step.y).toBeLessThan(127)
        }
      }
    }
  })
})
