import * as z from 'zod'
import { type FakeServer, type Received, type Reply, startFakeServer } from './fake-server.ts'

export const DEEPGRAM_KEY = 'sentinel-deepgram-0454'

/** The options that are known here, as in a URL: `MediaTranscribeRequestOctetStream` of the `@deepgram/sdk` package has the others. */
const options = z.strictObject({ model: z.string(), language: z.string(), punctuate: z.enum(['true', 'false']) })
/** Names of models; the service takes no other ones. */
const MODELS = /^(?:nova-3|nova-2|nova|enhanced|base)(?:-[a-z]+)?$/u
const SPOKEN = ['Nobody', 'sees', 'it.']

/** Deepgram's wire form. It hears the same sentence in every recording, and says as a problem which options it does not know. */
export const startFakeDeepgram = (): Promise<FakeServer> =>
  startFakeServer({
    auth: ['authorization', `Token ${DEEPGRAM_KEY}`],
    async answer(asked) {
      if (asked.path === '/v1/projects') return { costs: false, make: () => ({ json: { projects: [] } }) }
      if (asked.method !== 'POST' || asked.path !== '/v1/listen') return null
      options.parse(Object.fromEntries(asked.search))
      return { costs: true, make: () => hear(asked) }
    },
  })

function hear({ search, headers, bytes }: Received): Reply {
  const model = search.get('model') ?? ''
  if (!MODELS.test(model)) return refusal(`No such model/language/tier combination found: ${model}`)
  if (!headers['content-type']?.startsWith('audio/') || bytes.length === 0) return refusal('failed to process audio')
  const words = SPOKEN.map((said, at) => ({
    ...{ word: said.toLowerCase().replace('.', ''), punctuated_word: said, start: at * 0.4, end: at * 0.4 + 0.3 },
    confidence: 0.98,
  }))
  const alternatives = [{ transcript: SPOKEN.join(' '), confidence: 0.98, words }]
  return { json: { metadata: { duration: 2 }, results: { channels: [{ alternatives }] } } }
}

const refusal = (message: string): Reply => ({
  status: 400,
  json: { err_code: 'Bad Request', err_msg: message, request_id: 'r-1' },
})
