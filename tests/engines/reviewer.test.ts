import { expect, it } from 'vitest'
import type { EngineCall, Engines } from '#engines/ports.ts'
import { drawImage } from './testing/images.ts'
import { tryEngines } from './testing/try-engines.ts'

const image = await drawImage()
const review = ({ reviewer }: Engines, call?: EngineCall) => {
  if (!reviewer) throw new Error('No reviewer')
  return reviewer.review({ image, prompt: 'A lighthouse', people: [{ name: 'Ann', image }] }, call)
}

tryEngines({
  port: 'REVIEWER',
  work: review,
  promises(tried) {
    it(`${tried.name} says of an image what is wrong with it`, async () => {
      const seen = await review(tried.engines)
      const answers = [seen.hasOtherText, seen.showsSubject, seen.facesMatch, seen.hasDefects]
      expect(answers.map((answer) => typeof answer)).toEqual(['boolean', 'boolean', 'boolean', 'boolean'])
    })
  },
})
