import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FAL_TRAINERS } from '#engines/providers/fal/trainer.ts'
import { operationTable } from '#generated/server/operations.ts'
import * as schema from '#server/platform/db/schema/index.ts'
import { connectEngines } from '#server/node/connect-engines.ts'
import { readEngineSettings } from '#server/node/engine-settings.ts'
import { CHOSEN_PORTS, hasDraft, hasModels, type KnownProvider, PROVIDERS } from '#server/node/engine-providers.ts'
import { readConfig } from '#server/node/config.ts'
import { consoleLog, hideInLog } from '#server/node/log.ts'
import { secretsOf } from '#server/node/host.ts'
import { openTranscriber, openTranslator } from '#server/node/plain-services.ts'
import { createAccounts, createProviderState, nodeTools } from '#server/node/provider-accounts.ts'
import { createSmtpMail } from '#server/node/mail.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { createStripePayments } from '#server/node/stripe-payments.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { contract } from './contract.ts'
import { type EchoServer, startEchoServer } from './echo-server.ts'
import { SECRET_VARIABLES, sentinelOf, spellingsOf } from './secret-variables.ts'
import { toCall, validRequest } from './valid-requests.ts'
import { seedAccount, type SeededAccount } from './seed-account.ts'

/** Longest delay between two tries of a job, ms. */
const LATER_MS = 60 * 60_000

/** How these are asked is known without fal's documents. */
const FAL_MODELS = {
  ...{ ILLUSTRATOR: 'fal-ai/flux/dev', ANIMATOR: 'fal-ai/kling-video/v3/pro/image-to-video' },
  ...{ LIP_SYNC: 'fal-ai/bytedance/omnihuman', UPSCALER: 'fal-ai/clarity-upscaler' },
  ...{ INPAINTER: 'fal-ai/flux-pro/v1/fill', MUSIC: 'fal-ai/elevenlabs/music' },
}

/** How the two models of Replicate are asked is known without asking it. */
const OF_REPLICATE = ['ILLUSTRATOR', 'ANIMATOR']

const echoServer: EchoServer = await startEchoServer()
const sandbox = createNodeSandbox()
const config = readSettings()
hideInLog(secretsOf(config))
const { chosenTranscribers, ...connected } = connectAll()
const test = await createTestApp({ ...connected, config: { checksAnswers: false } })
const said: string[] = []
const accounts: Record<'person' | 'staff', SeededAccount> = {
  person: await seedAccount(test),
  staff: await seedAccount(test, { isStaff: true }),
}
afterAll(async () => {
  await test.close()
  await echoServer.close()
  sandbox.close()
})

/** Every service that takes a key, all of them the echoServer, each with its own key; quick fallbacks do the work. */
function readSettings() {
  const providers = Object.entries<KnownProvider>(PROVIDERS)
  const choices = CHOSEN_PORTS.filter((port) => port !== 'TRANSLATOR' && port !== 'TRANSCRIBER').map((port) => {
    const able = providers.filter(
      ([id, { ports, isLocal }]) =>
        id !== 'comfyui' && !isLocal && ports.includes(port) && (id !== 'replicate' || OF_REPLICATE.includes(port)),
    )
    // Models of fal are selected by name.
    const ofFal = { ...FAL_MODELS, TRAINER: Object.keys(FAL_TRAINERS)[0] }[port as keyof typeof FAL_MODELS | 'TRAINER']
    const ofReplicate = port === 'ANIMATOR' ? 'bytedance/seedance-1-pro' : 'black-forest-labs/flux-dev'
    const modelOf = (id: string) =>
      id === 'fal' && ofFal ? ofFal : id === 'replicate' ? ofReplicate : `model-of-${id}`
    const names = able.map(([id]) => (hasModels(port) ? `${id}:${modelOf(id)}` : id))
    return [`ENGINE_${port}`, [...names, ...(hasDraft(port) ? ['draft'] : [])].join(',')]
  })
  const addresses = [...Object.keys(PROVIDERS), 'whisper', 'translate'].map((id) => [
    `${id.toUpperCase()}_URL`,
    echoServer.url,
  ])
  const keys = SECRET_VARIABLES.filter((name) => name.endsWith('_KEY') || name.startsWith('STRIPE')).map((name) => [
    name,
    sentinelOf(name),
  ])
  const comfy = new URL('../engines/testing/workflows/image.json', import.meta.url).pathname
  const env = Object.fromEntries([...choices, ...addresses, ...keys]) as Record<string, string>
  const unreachable = '127.0.0.1:1'
  const others = {
    SMTP_URL: `smtp://storyloom:${sentinelOf('SMTP_URL')}@${unreachable}`,
    DATABASE_URL: `postgres://storyloom:${sentinelOf('DATABASE_URL')}@${unreachable}/storyloom`,
    ...{ S3_URL: `http://${unreachable}/storyloom`, S3_ACCESS_KEY: 'AKIDSEEDED' },
    ENGINE_LIMIT: '8',
  }
  return readConfig(
    { ...env, ...others, ENGINE_ILLUSTRATOR: `comfyui:${comfy},${env['ENGINE_ILLUSTRATOR'] ?? ''}` },
    '',
  )
}

function connectAll() {
  // The test does not wait for the retry delay.
  const tools = { ...nodeTools(sandbox), wait: async () => undefined }
  const openAccount = createAccounts(createProviderState(config.engines.limits), tools)
  const { whisper, translator, stripe } = config
  if (!whisper || !translator || !stripe) throw new Error('Not every service is connected')
  const builtIn = {
    ...createTestEngines(),
    transcriber: openTranscriber(openAccount, whisper),
    translator: openTranslator(openAccount, translator),
  }
  const onFailure = ({ label }: { label: string }, cause: unknown) =>
    test.app.log.error(`The engine ${label} failed`, cause)
  // They would otherwise be called in place of the service behind WHISPER_URL.
  const chosenTranscribers = ['deepgram:nova-3', 'speaches:whisper-1'].map((choice) => {
    const name = choice.split(':')[0]?.toUpperCase() ?? ''
    const env = { [`${name}_URL`]: echoServer.url, [`${name}_KEY`]: sentinelOf(`${name}_KEY`) }
    const chosen = readEngineSettings({ ...env, ENGINE_TRANSCRIBER: choice })
    return connectEngines(builtIn, chosen, { sandbox, onFailure, openAccount }).transcriber
  })
  return {
    engines: connectEngines(builtIn, config.engines, { sandbox, onFailure, openAccount }),
    chosenTranscribers,
    payments: createStripePayments(stripe, {
      ...{ host: '127.0.0.1', port: echoServer.port, protocol: 'http', maxNetworkRetries: 0 },
    }),
  }
}

/** Calls that no example of an operation covers. */
async function askTheRest(): Promise<void> {
  const as = accounts.person.user
  const { transcriber, voice } = test.app.engines
  for (const query of ['boat', 'sea', 'barn'])
    said.push(
      JSON.stringify((await test.call('getStock', { as, body: { query, page: 1, stock_type: 'images' } })).body),
    )
  const part = { bytes: new Uint8Array(64), contentType: 'audio/wav', offset: 0 }
  const attempts: (() => Promise<unknown> | undefined)[] = [
    () => voice.refresh?.(),
    ...[transcriber, ...chosenTranscribers].map(
      (each) => () => each.transcribe({ readParts: async () => [part], phrases: null, language: 'en-US' }),
    ),
    // Nothing is found.
    () => createSmtpMail(config.smtpUrl ?? '', 'a@example.com').send({ to: 'b@example.com', subject: '', text: '' }),
    async () => openPostgres(config.databaseUrl ?? '').db.execute('select 1'),
  ]
  for (const attempt of attempts)
    await Promise.resolve(attempt()).catch((cause: unknown) => test.app.log.error('A service failed', cause))
}

/** Reads what was logged as the Node host prints it. */
function readLog(): void {
  const print = vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')))
  for (const { message, cause } of test.takeLogged()) consoleLog.error(message, cause)
  print.mockRestore()
}

/** Jobs, also those that are tried again later, up to their last failure. */
async function runAllJobs(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await test.runner.runDue()
    test.clock.advance(LATER_MS)
  }
}

const leaked = (texts: readonly string[]) =>
  SECRET_VARIABLES.flatMap((name) => {
    const spellings = spellingsOf(name)
    const holding = texts.find((text) => spellings.some((spelling) => text.includes(spelling)))
    return holding === undefined ? [] : [`${name}: ${holding.slice(0, 300)}`]
  })

it('the documented settings name no other keys than the seeded ones', async () => {
  const pages = ['README.md', 'docs/models.md', 'docs/operating.md']
  const texts = await Promise.all(pages.map((page) => readFile(new URL(`../../${page}`, import.meta.url), 'utf8')))
  const named = new Set(texts.join('\n').match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:KEY|SECRET|TOKEN|PASSWORD)\b/gu))
  // Values sent to the pages are no secrets.
  for (const name of ['ANALYTICS_KEY', 'PUBLIC_KEY', 'S3_ACCESS_KEY']) named.delete(name)
  expect([...named].filter((name) => !SECRET_VARIABLES.includes(name))).toEqual([])
})

describe('no answer, row, file, email, event or log contains a key of', () => {
  beforeAll(async () => {
    for (const operation of contract) {
      const account = operation.isForStaff ? accounts.staff : accounts.person
      const isEnd = operation.id === 'logout' || operation.id === 'changePassword'
      const as = isEnd ? await test.user() : account.user
      const request = validRequest(operation, account)
      // The valid request, and then an empty one.
      for (const options of [toCall(operation, request), { params: request.params }]) {
        const { body, headers } = await test.call(operation.id, { as, ...options })
        said.push(`${operation.id} ${JSON.stringify(body)} ${[...headers].join(' ')}`)
      }
    }
    await askTheRest()
    await runAllJobs()
    // Results, failures and reasons, in their current state.
    const reads = contract.filter(({ id, isForStaff }) => operationTable[id].method === 'GET' && !isForStaff)
    for (const operation of reads) {
      const { body } = await test.call(operation.id, {
        ...{ as: accounts.person.user, ...toCall(operation, validRequest(operation, accounts.person)) },
      })
      said.push(`${operation.id} ${JSON.stringify(body)}`)
    }
    readLog()
    for (const table of Object.values(schema).filter((each) => is(each, PgTable)))
      said.push(JSON.stringify(await test.db.select().from(table)))
    // A provider's answer is stored unchanged while its job lasts; it has no URL.
    for (const key of test.files.keys().filter((each) => !each.startsWith('orders/'))) {
      const stored = await test.files.read(key)
      said.push(`${key} ${Buffer.from(await new Response(stored?.stream).arrayBuffer()).toString('latin1')}`)
    }
    said.push(JSON.stringify([test.mail, test.events]))
  }, 300_000)

  it.each(SECRET_VARIABLES)('no answer, row, file, email, event or log contains a key of %s', (name) => {
    expect(leaked(said).filter((found) => found.startsWith(name))).toEqual([])
  })

  it('services with seeded keys were really called, and their failures are reported', () => {
    const messages = echoServer.messages.join('\n')
    const sent = SECRET_VARIABLES.filter((name) => spellingsOf(name).some((each) => messages.includes(each)))
    // Webhooks and requests to a bucket are signed with theirs, the two URLs are not the echoServer's, and SECRET_KEY only signs.
    expect(SECRET_VARIABLES.filter((name) => !sent.includes(name))).toEqual([
      ...['STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'DATABASE_URL', 'SECRET_KEY', 'S3_SECRET_KEY'],
    ])
    const all = said.join('\n')
    for (const words of ['rejected the API key', 'is busy or unavailable', 'refused: ']) expect(all).toContain(words)
  })
})
