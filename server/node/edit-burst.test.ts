import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundleProgram } from '#server/testing/bundle-program.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'
import { prepareHostData } from '#server/testing/host-data.ts'

const program = await bundleProgram(new URL('./testing/run-host.ts', import.meta.url))
const PORT = '4414'
const url = `http://localhost:${PORT}/api`
/** How often the server is killed in the middle of a burst. */
const ROUNDS = process.env.LONG_TESTS === '1' ? 50 : 1

let folder: string
let settings: Record<string, string>
let child: Child | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-burst-'))
  settings = await prepareHostData(folder)
})
afterEach(async () => {
  await child?.kill()
  await rm(folder, { recursive: true, force: true })
})

async function start() {
  child = startChild(program, [], { ...settings, PORT })
  await child.said('listening')
  return child
}

async function call(method: string, where: string, { body, token, key }: Asked = {}) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': key }),
  }
  const response = await fetch(url + where, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${where} answered ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}
interface Asked {
  body?: object
  token?: string
  key?: string
}

async function signUp(): Promise<string> {
  const credentials = { username: 'ada@example.com', password: 'loom-weaves-9' }
  const names = { first_name: 'Ada', last_name: 'Byron', company_name: 'Studio' }
  const agreed = { how_did_you_hear_about_us: 'Google', agree_to_tnc: true }
  await call('POST', '/api/register/', { body: { ...credentials, ...names, ...agreed } })
  return String((await call('POST', '/dj-rest-auth/login/', { body: credentials })).access)
}

it(
  'a server that is killed in a burst of edits keeps every one it answered, and a repeated one counts once',
  async () => {
    await start()
    const token = await signUp()
    const { story_id } = await call('POST', '/core-api/create_empty_text_story/', {
      token,
      body: { aspect_ratio: 'SIXTEEN_NINE' },
    })
    const add = (text: string, key: string) =>
      call('POST', '/core-api/add_scene', { token, key, body: { story_id, new_element_order: 999, text } })
    const written = async () => {
      const { scenes } = await call('GET', `/core-api/get_story/?story_id=${String(story_id)}`, { token })
      return (scenes as { scene_id: string; text: string }[]).filter(({ text }) => text !== '')
    }
    const texts = async () => (await written()).map(({ text }) => text)

    for (let round = 0; round < ROUNDS; round++) {
      const edits = Array.from({ length: 8 }, (_, at) => ({ text: `Round ${round}, ${at}.`, key: crypto.randomUUID() }))
      const answered: string[] = []
      // One after the other, as a tab sends them, until no answer comes any more.
      const burst = (async () => {
        for (const { text, key } of edits) {
          await add(text, key)
          answered.push(text)
        }
      })().catch(() => undefined)
      await expect.poll(() => answered.length, { interval: 1 }).toBeGreaterThanOrEqual(1 + (round % 5))
      await child?.kill()
      await burst

      await start()
      const kept = await texts()
      expect(kept.slice(0, answered.length)).toEqual(answered)
      // At most the one that was on its way is there without an answer.
      expect(kept.length).toBeLessThanOrEqual(answered.length + 1)
      // What the tab then sends again, the unanswered one first, is there once.
      for (const { text, key } of edits.slice(answered.length)) await add(text, key)
      expect(await texts()).toEqual(edits.map(({ text }) => text))
      const { results } = await call('GET', `/core-api/story/${String(story_id)}/edits/?page_size=1`, { token })
      expect(results).toMatchObject([{ label: 'Add scene', is_undone: false }])
      // A free account's story ends after a minute of scenes.
      const [scene_id, ...further_scene_ids] = (await written()).map((scene) => scene.scene_id)
      await call('POST', '/core-api/delete_scene', { token, body: { story_id, scene_id, further_scene_ids } })
    }
  },
  // Mostly starts of the server, which a busy machine takes its time for.
  120_000 + ROUNDS * 10_000,
)
