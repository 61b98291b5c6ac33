import { expect, it } from 'vitest'
import type { EngineCall, Engines, WriterRequest } from '#engines/ports.ts'
import { tryEngines } from './testing/try-engines.ts'

const asked = {
  ...{ kind: 'PROMPT', text: 'A lighthouse keeper writes one letter every night', language: 'en-US' },
  ...{ sceneSize: 'MEDIUM', scenePace: 'MEDIUM', targetSeconds: 20 },
} as const satisfies WriterRequest
const write = ({ writer }: Engines, request: Partial<WriterRequest> = {}, call?: EngineCall) =>
  writer.write({ ...asked, ...request }, call)
const words = (text: string) => text.split(/\s+/u).filter(Boolean)

tryEngines({
  port: 'WRITER',
  isInstant: true,
  work: (engines, call) => write(engines, {}, call),
  promises(tried) {
    const { name } = tried
    it(`${name} writes a story with a title, and a narration and an image for each scene`, async () => {
      const { title, scenes, cast } = await write(tried.engines)
      expect(title.trim()).not.toBe('')
      expect(scenes.length).toBeGreaterThan(0)
      for (const { narration, visualPrompt } of scenes) {
        expect(narration).toMatch(/\p{L}/u)
        expect(visualPrompt).toMatch(/\p{L}/u)
        expect(narration + visualPrompt).not.toMatch(/[\n\0]/u)
      }
      for (const person of cast) expect(person.name.toLowerCase()).not.toBe('narrator')
    })

    it(`${name} keeps a given script word for word`, async () => {
      const text = 'One is here. Two is here; it waits.\n\nThree is “here” — at last!'
      const { scenes } = await write(tried.engines, { kind: 'SCRIPT', text })
      expect(words(scenes.map(({ narration }) => narration).join(' '))).toEqual(words(text))
    })

    it(`${name} rejects a text without words, and one that is too long, without a paid request`, async () => {
      const before = tried.opened.fake?.server.asked()
      for (const text of ['… !? —', 'word '.repeat(20_000)])
        await expect(write(tried.engines, { text })).rejects.toMatchObject({ name: 'EngineError' })
      expect(tried.opened.fake?.server.asked()).toBe(before)
    })

    it(`${name} summarizes a company, and suggests prompts for it`, async () => {
      const company = await tried.engines.writer.draftCompany('We roast coffee in Lisbon for small offices.')
      expect(company.about).toMatch(/\p{L}/u)
      const prompts = await tried.engines.writer.suggestPrompts({ about: 'Coffee', customer: 'Offices' })
      for (const prompt of prompts) expect(prompt.trim()).not.toBe('')
    })
  },
})
