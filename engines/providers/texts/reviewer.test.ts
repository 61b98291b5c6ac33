import { afterAll, expect, it } from 'vitest'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createModelReviewer } from './reviewer.ts'

const fake = await startFakeOpenAi()
const headers = (key: string) => ({ Authorization: `Bearer ${key}` })
const account = { url: fake.url, key: OPENAI_KEY, limit: 4 }
const provider = createProvider({ id: 'openai', label: 'OpenAI', headers }, account, createTestTools())
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

it('the reviewer shows a chat model the image and at most three portraits, as data, and a blind model’s refusal is final', async () => {
  const bytes = new Uint8Array(Buffer.from(PIXEL, 'base64'))
  const people = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ name, image: bytes }))
  fake.says.push(JSON.stringify({ other_text: true, shows_subject: true, faces_match: false, defects: false }))
  const request = { image: bytes, prompt: 'Ann and Bo', people }
  expect(await createModelReviewer(provider, { form: 'openai', model: 'gpt-5.2' }).review(request)).toEqual({
    ...{ hasOtherText: true, showsSubject: true, facesMatch: false, hasDefects: false },
  })
  const [asked] = fake.received
  const text = asked?.bytes.toString() ?? ''
  expect(text.match(/data:image\/png;base64/gu)).toHaveLength(4)
  expect(text).toContain('portrait 3 shows Cy')
  // Without portraits there is nobody to be compared with.
  fake.says.push(JSON.stringify({ other_text: false, shows_subject: true, faces_match: false, defects: false }))
  const alone = await createModelReviewer(provider, { form: 'openai', model: 'gpt-5.2' }).review({
    ...request,
    people: [],
  })
  expect(alone.facesMatch).toBe(true)
  await expect(
    createModelReviewer(provider, { form: 'openai', model: 'gpt-3.5-turbo' }).review(request),
  ).rejects.toThrow('OpenAI')
  await expect(
    createModelReviewer(provider, { form: 'openai', model: 'gpt-5.2' }).review({
      ...request,
      image: new Uint8Array(8),
    }),
  ).rejects.toThrow('OpenAI')
})
