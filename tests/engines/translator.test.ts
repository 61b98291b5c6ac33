import { expect, it } from 'vitest'
import type { EngineCall, Engines } from '#engines/ports.ts'
import { tryEngines } from './testing/try-engines.ts'

const texts = ['The keeper writes.', 'Nobody answers, “ever”.', 'The end.']
const translate = ({ translator }: Engines, call?: EngineCall) => {
  if (!translator) throw new Error('No translator')
  return translator.translate({ texts, from: 'en-US', to: 'de-DE' }, call)
}

tryEngines({
  port: 'TRANSLATOR',
  work: translate,
  promises(tried) {
    const { name } = tried
    it(`${name} returns one text for each, none of them empty`, async () => {
      const { texts: translated } = await translate(tried.engines)
      expect(translated).toHaveLength(texts.length)
      for (const text of translated) expect(text).toBe(text.trim())
      expect(translated).not.toContain('')
    })
  },
})
