import { expect, it } from 'vitest'
import { illustratorLooks } from '#engines/draft/illustrator/illustrator.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createModelIllustrator } from './illustrator.ts'

/** An account at a server of OpenAI's form that names a file, whatever it is asked for. */
function accountNaming(url: string) {
  const tools = createTestTools({ fetch: async () => Response.json({ created: 1, data: [{ url }] }) })
  const form = { id: 'openai', label: 'OpenAI', headers: () => ({}) }
  return createProvider(form, { url: 'http://localhost:8080/v1', key: null, limit: 1 }, tools)
}

const model = { form: 'openai', model: 'sd-xl' } as const
const options = { looks: illustratorLooks(), concurrency: 1 }
const picture = { prompt: 'A red barn', look: 'watercolour', seed: 3, width: 1920, height: 1080 }

it('fetches the file that a compatible server names in place of bytes', async () => {
  const fetched: string[] = []
  const download = async (address: string) => {
    fetched.push(address)
    return Uint8Array.from([0x89, 0x50, 7])
  }
  const account = { ...accountNaming('https://files.example/a.png'), download }
  const made = await createModelIllustrator(account, model, options).illustrate(picture)
  expect([fetched, [...made.bytes]]).toEqual([['https://files.example/a.png'], [0x89, 0x50, 7]])
})

it('never fetches a file that is named at an address inside', async () => {
  const illustrator = createModelIllustrator(accountNaming('https://169.254.169.254/latest'), model, options)
  await expect(illustrator.illustrate(picture)).rejects.toMatchObject({ name: 'ForbiddenAddress' })
})
