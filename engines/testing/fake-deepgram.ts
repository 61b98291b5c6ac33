import { type FakeServer, type Received, type Reply, startFakeServer } from './fake-server.ts'
import { checkBodies, type TypedBody } from './typed-bodies.ts'

export const DEEPGRAM_KEY = 'sentinel-deepgram-0454'

export interface FakeDeepgram extends FakeServer {
  /** Holds everything that was received against the types of the `@deepgram/sdk` package. */
  verify(): string[]
}

const IMPORTS = `import type { Deepgram } from '@deepgram/sdk'`
/** Names of models; the service takes no other ones. */
const MODELS = /^(?:nova-3|nova-2|nova|enhanced|base)(?:-[a-z]+)?$/u
const SPOKEN = ['Nobody', 'sees', 'it.']

/** Deepgram's wire form. It hears the same sentence in every recording. */
export async function startFakeDeepgram(): Promise<FakeDeepgram> {
  const bodies: TypedBody[] = []
  const server = await startFakeServer({
    auth: ['authorization', `Token ${DEEPGRAM_KEY}`],
    async answer(asked) {
      if (asked.method !== 'POST' || asked.path !== '/v1/listen') return null
      bodies.push({ type: 'Deepgram.listen.v1.MediaTranscribeRequestOctetStream', body: optionsOf(asked) })
      return { costs: true, make: () => hear(asked) }
    },
  })
  return { ...server, verify: () => [...server.problems, ...checkBodies(IMPORTS, bodies)] }
}

/** Options as their types have them: in a URL all are words. */
const optionsOf = ({ search }: Received) =>
  Object.fromEntries(
    [...search].map(([name, value]) => [name, /^(?:true|false)$/u.test(value) ? value === 'true' : value]),
  )

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
