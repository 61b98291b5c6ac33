import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot, projectNode } from '../lib/paths.mjs'
import { median, timed, timesAs } from './timing.mjs'

const ROUNDS = 60
const PROMPT = 'A lighthouse in a storm'

/**
 * What a call of a provider takes beside what the provider itself takes: limits, the order written down twice, the answer read, its image
 * measured in the sandbox. The provider is a fake that answers at once; asking it plainly is its own time.
 * @returns {Promise<{ overhead: number, toPlain: number }>} ms that are added, of medians, and how many times as long as the plain request
 *   the call takes
 */
export async function measureProviderCall() {
  const fakes = spawn(projectNode(), ['engines/testing/fakes-program.ts'], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const { value } = await createInterface({ input: fakes.stdout })[Symbol.asyncIterator]().next()
  const { OPENAI_URL, OPENAI_KEY } = JSON.parse(value)
  const { orders, illustrator, close } = await openIllustrator({ OPENAI_URL, OPENAI_KEY })
  try {
    const size = { width: 1920, height: 1080 }
    const call = (seed) =>
      illustrator.illustrate({ prompt: PROMPT, look: 'cinematic', seed, ...size }, { orders, person: 'a user' })
    const ask = () => askPlainly(OPENAI_URL, OPENAI_KEY)
    // The first of each opens connections, and the fake paints its image.
    await ask()
    await call(-1)
    const times = { ours: [], plain: [] }
    for (let round = 0; round < ROUNDS; round++) {
      times.plain.push(await timed(ask))
      times.ours.push(await timed(() => call(round)))
    }
    return {
      overhead: median(times.ours) - median(times.plain),
      toPlain: timesAs(times.ours, times.plain),
    }
  } finally {
    await close()
    fakes.kill()
  }
}

/** The illustrator as the Node host connects it, and where a job of it writes down its orders. */
async function openIllustrator(env) {
  const { createTestApp } = await import('../../server/testing/create-test-app.ts')
  const { connectEngines } = await import('../../server/node/connect-engines.ts')
  const { readEngineSettings } = await import('../../server/node/engine-settings.ts')
  const { createNodeSandbox } = await import('../../server/platform/sandbox/node.ts')
  const { ordersOf } = await import('../../server/platform/jobs/orders.ts')
  const { jobs } = await import('../../server/platform/db/schema/index.ts')
  const { openTestDatabase } = await import('../../server/testing/test-database.ts')
  // Its own, which is closed: a borrowed one would keep this process.
  const test = await createTestApp({ database: await openTestDatabase() })
  const sandbox = createNodeSandbox()
  const settings = readEngineSettings({ ...env, ENGINE_ILLUSTRATOR: 'openai:gpt-image-2' })
  const { illustrator } = connectEngines(test.app.engines, settings, { sandbox, onFailure: () => undefined })
  const now = test.clock.now()
  const job = { kind: 'make-story', payload: {}, runAt: now, createdAt: now, updatedAt: now }
  const [{ id }] = await test.db.insert(jobs).values(job).returning({ id: jobs.id })
  const close = async () => {
    sandbox.close()
    await test.close()
  }
  return { illustrator, orders: ordersOf(test.app, id), close }
}

async function askPlainly(url, key) {
  const body = { model: 'gpt-image-2', prompt: PROMPT, n: 1, size: '1536x1024', output_format: 'jpeg' }
  const answer = await fetch(`${url}/images/generations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The fake answered ${answer.status}`)
  await answer.arrayBuffer()
}
