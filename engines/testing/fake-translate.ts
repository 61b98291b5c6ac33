import * as z from 'zod'
import { type FakeServer, startFakeServer } from './fake-server.ts'

export const TRANSLATE_KEY = 'translate-sentinel-0459'

/** LibreTranslate's `/translate`, by hand: its program publishes no types. */
const request = z.strictObject({
  q: z.array(z.string()),
  source: z.string(),
  target: z.string(),
  format: z.literal('text'),
  api_key: z.literal(TRANSLATE_KEY),
})

/** LibreTranslate's wire format; the key is in the body. */
export async function startFakeTranslate(): Promise<FakeServer> {
  const server = await startFakeServer({
    auth: null,
    async answer({ path, json }) {
      if (path !== '/translate') return null
      const asked = request.safeParse(json)
      if (!asked.success) server.problems.push(z.prettifyError(asked.error))
      const texts = asked.data?.q ?? []
      return { costs: true, make: () => ({ json: { translatedText: texts.map((text) => `Übersetzt: ${text}`) } }) }
    },
  })
  return server
}
