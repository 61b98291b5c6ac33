import { afterAll, beforeEach, expect, it } from 'vitest'
import { illustratorLooks } from '#engines/draft/illustrator/illustrator.ts'
import { GOOGLE_KEY, startFakeGoogle } from '#engines/testing/fake-google.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createModelIllustrator } from './illustrator.ts'

const fake = await startFakeGoogle()
const provider = createProvider(
  { id: 'google', label: 'Google', headers: (key) => ({ 'x-goog-api-key': key }) },
  { url: fake.url, key: GOOGLE_KEY, limit: 4 },
  createTestTools(),
)
const illustratorOf = (model: string) =>
  createModelIllustrator(provider, { form: 'google', model }, { looks: illustratorLooks(), concurrency: 4 })
const illustrator = illustratorOf('gemini-3.1-flash-image-preview')
const picture = { prompt: 'A red barn', look: 'watercolour', seed: 2 ** 31 + 3, width: 1920, height: 1080 }
const people = ['Ann', 'Ben', 'Cid'].map((name, at) => ({ name, image: Uint8Array.from([0x89, 0x50, at]) }))
const style = { image: Uint8Array.from([0xff, 0xd8, 3]), strength: 0.5 }

interface Asked {
  contents: { parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] }[]
  generationConfig: object
}
const asked = () => fake.received.map(({ json }) => json as Asked)

beforeEach(() => {
  fake.received.length = 0
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

it('asks Gemini for the ratio nearest to the video’s, with the seed and the look in words', async () => {
  const made = await illustrator.illustrate(picture)
  expect(made).toMatchObject({ notes: [{ name: 'input_tokens', value: '1200' }, { name: 'output_tokens' }] })
  expect(asked()[0]).toMatchObject({
    contents: [{ parts: [{ text: expect.stringContaining('Watercolo') }] }],
    generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9' }, seed: 3 },
  })
  await illustrator.illustrate({ ...picture, width: 1080, height: 1920 })
  expect(asked()[1]?.generationConfig).toMatchObject({ imageConfig: { aspectRatio: '9:16' } })
})

it('shows Gemini as many portraits as it takes, and the image of a style, each with its role', async () => {
  await illustrator.illustrate({ ...picture, people, style })
  const [words, ...shown] = asked()[0]?.contents[0]?.parts ?? []
  expect(shown.map(({ inlineData }) => inlineData?.mimeType)).toEqual(['image/png', 'image/png', 'image/jpeg'])
  expect(words?.text).toContain('the second picture shows Ben')
  expect(words?.text).toContain('The third picture is given for its style alone')
  expect(words?.text).not.toContain('Cid')
})

it('asks a model of Google that is not in the table by words alone', async () => {
  const unknown = illustratorOf('gemini-9-image')
  expect(unknown.follows).toBeUndefined()
  await unknown.illustrate({ ...picture, people, style })
  expect(asked()[0]?.contents[0]?.parts).toHaveLength(1)
  expect(asked()[0]?.generationConfig).toEqual({ responseModalities: ['IMAGE'] })
})

it('distinguishes a refusal of Gemini from an answer without an image, which may be charged', async () => {
  await expect(illustrator.illustrate({ ...picture, prompt: 'A forbidden door' })).rejects.toMatchObject({
    name: 'Refused',
    message: 'Google refused: image safety',
  })
  fake.answers.push({ candidates: [{ content: { parts: [{ text: 'No' }] }, finishReason: 'STOP' }] })
  await expect(illustrator.illustrate(picture)).rejects.toMatchObject({ name: 'PossiblyCharged' })
  expect(await illustrator.forecast?.(['A quiet street.', 'A door with blood on it.'])).toEqual([
    null,
    'Providers refuse graphic violence and injury',
  ])
})
