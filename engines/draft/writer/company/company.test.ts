import { describe, expect, it } from 'vitest'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { createWriter } from '../writer.ts'
import { write } from '../testing/write.ts'

const writer = createWriter()
const OVENS = { about: 'Ovenworks sells ovens that bake evenly.', customer: 'Owners of small bakeries' }
const YOGA = {
  about: 'We teach yoga in parks. Our classes are free on Sundays.',
  customer: 'Our customers are people with a desk job',
}
const PROMPT = 'Three habits of people who sleep well'
const textOf = ({ scenes }: Awaited<ReturnType<typeof write>>) => scenes.map(({ narration }) => narration).join(' ')

describe('a story of a company', () => {
  it('two companies get different stories from the same prompt, each with its customers and its own words', async () => {
    const [plain, ovens, yoga] = await Promise.all([
      write({ text: PROMPT }),
      write({ text: PROMPT, company: OVENS }),
      write({ text: PROMPT, company: YOGA }),
    ])
    expect(textOf(ovens)).toContain('owners of small bakeries')
    expect(textOf(ovens)).toMatch(/Ovenworks sells ovens that bake evenly\.$/u)
    expect(textOf(yoga)).toContain('people with a desk job')
    expect(textOf(yoga)).toMatch(/We teach yoga in parks\.$/u)
    expect(new Set([plain, ovens, yoga].map(textOf)).size).toBe(3)
    expect(await write({ text: PROMPT, company: OVENS })).toEqual(ovens)
  })

  it('a story of a company is as long as one without', async () => {
    for (const targetSeconds of [30, 60, 120]) {
      const { scenes } = await write({ text: 'A baker who dreams of the sea', company: OVENS, targetSeconds })
      const seconds = scenes.reduce((sum, { narration }) => sum + estimateSeconds(narration, 'en'), 0)
      expect(seconds / targetSeconds).toBeGreaterThan(0.9)
      expect(seconds / targetSeconds).toBeLessThan(1.1)
    }
  })

  it('a script stays word for word, and a company in another language is not put into an English story', async () => {
    const script = 'He lights the lamp. The sea is calm.'
    expect(await write({ kind: 'SCRIPT', text: script, company: OVENS })).toEqual(
      await write({ kind: 'SCRIPT', text: script }),
    )
    const german = { about: 'Wir verkaufen Öfen, die gleichmäßig backen.', customer: 'Inhaber kleiner Bäckereien' }
    expect(await write({ text: PROMPT, company: german })).toEqual(await write({ text: PROMPT }))
  })
})

describe('prompts for a company', () => {
  it('two companies get different prompts, in their own words', async () => {
    const ovens = await writer.suggestPrompts(OVENS)
    expect(ovens[0]).toBe('Introduce Ovenworks in thirty seconds: Ovenworks sells ovens that bake evenly.')
    expect(ovens).toContain('What to know before you choose ovens')
    expect(ovens).toContain('A day in the life of owners of small bakeries')
    const yoga = await writer.suggestPrompts(YOGA)
    expect(yoga[0]).toBe('Introduce our company in thirty seconds: we teach yoga in parks.')
    expect(ovens.filter((prompt) => yoga.includes(prompt))).toEqual([])
  })

  it('a company without a description, or with one in another language, gets no suggested prompts', async () => {
    expect(await writer.suggestPrompts({ about: '', customer: '' })).toEqual([])
    expect(await writer.suggestPrompts({ about: 'Wir backen Brot für die Stadt.', customer: '' })).toEqual([])
  })
})

describe('a drafted company', () => {
  it.each([
    [
      'Welcome! Ovenworks sells ovens that bake evenly. We help owners of small bakeries start their day later.',
      'Ovenworks sells ovens that bake evenly. We help owners of small bakeries start their day later.',
      'Owners of small bakeries',
    ],
    [
      'Since 1998 we design playgrounds, built for schools and young families. Visit us in Graz.',
      'Since 1998 we design playgrounds, built for schools and young families.',
      'Schools and young families',
    ],
    ['Acme is a platform for remote teams that write together.', undefined, 'Remote teams'],
    ['Bread made by hand, every single morning. Come and taste it.', undefined, ''],
  ])('a company is drafted from %j', async (text, about, customer) => {
    const drafted = await writer.draftCompany(text)
    if (about !== undefined) expect(drafted.about).toBe(about)
    expect(drafted.about).not.toBe('')
    expect(drafted.customer).toBe(customer)
  })

  it('drafts no company from too little text or from another language', async () => {
    await expect(writer.draftCompany('Hello there')).rejects.toThrow('Paste a few sentences about the company.')
    await expect(writer.draftCompany('Wir verkaufen Öfen für kleine Bäckereien und backen gern.')).rejects.toThrow(
      'reads English texts only',
    )
  })
})
