import { stat } from 'node:fs/promises'
import { onTabHost } from './tab-host.mjs'

const WORLD = 'many-stories'
/** As the dev server hands them out. */
const RECORDER = ['/src/shared/api/create-request.ts', '/src/shared/bug-report/recorder.ts']
const LOAD_MS = 180_000

/**
 * What recording for a bug report adds to an action and to a call, and how long the whole state of a browser with 10,000 stories takes
 * to become a file and to be opened from one.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<Record<'action' | 'call' | 'callToParsing' | 'save' | 'open' | 'file', number>>} action and call in µs, and the call as
 *   how many times what reading and writing its body takes; save and open in s, the file in MiB
 */
export const measureDevTools = (options) =>
  onTabHost(options, async (page, browser) => {
    const recorder = await page.evaluate(measureRecorder, RECORDER)
    await page.goto(`/?dev=as:${WORLD}`, { timeout: LOAD_MS })
    await page.getByRole('link', { name: 'Open Story 10000', exact: true }).waitFor({ timeout: LOAD_MS })
    await openPanel(page)
    const saving = page.waitForEvent('download', { timeout: LOAD_MS })
    const begunToSave = performance.now()
    await page.getByRole('button', { name: 'Save state' }).click()
    const file = await (await saving).path()
    const save = (performance.now() - begunToSave) / 1000

    // In another browser, where nothing of it is; the page that was saved is loaded at the end of it.
    const colleague = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
    await colleague.goto('/login', { timeout: LOAD_MS })
    await openPanel(colleague)
    const begunToOpen = performance.now()
    const leaving = colleague.waitForURL('**/app', { waitUntil: 'commit', timeout: LOAD_MS })
    await colleague.getByLabel('State file').setInputFiles(file)
    await leaving
    const open = (performance.now() - begunToOpen) / 1000
    await colleague.getByRole('link', { name: 'Open Story 10000', exact: true }).waitFor({ timeout: LOAD_MS })
    return { ...recorder, save, open, file: (await stat(file)).size / 2 ** 20 }
  })

async function openPanel(page) {
  await page.getByRole('button', { name: 'Developer panel' }).click({ timeout: LOAD_MS })
}

/** Runs in the page: the same calls to a network that answers at once, with and without recording. */
async function measureRecorder(modules) {
  const ROUNDS = 3_000
  const [{ createRequest }, { recordAction, recordedEvents, startRecording }] = await Promise.all(
    modules.map((module) => import(module)),
  )
  const send = globalThis.fetch
  const answer = new globalThis.Response('{}')
  globalThis.fetch = async () => answer
  // An edit of a long scene: two hundred words with their times.
  const words = Array.from({ length: 200 }, (_, at) => ({ word: `word${at}`, start: at * 100, end: at * 100 + 90 }))
  const body = JSON.stringify({ story_id: globalThis.crypto.randomUUID(), captions: words })
  const request = createRequest(`/api/scene/${globalThis.crypto.randomUUID()}/`, { method: 'PATCH', body })
  const usOfEach = async (work) => {
    const begun = performance.now()
    for (let round = 0; round < ROUNDS; round++) await work()
    return ((performance.now() - begun) / ROUNDS) * 1000
  }
  const perCall = () => usOfEach(() => globalThis.fetch(request))
  await perCall()
  const bare = await perCall()
  startRecording()
  await perCall()
  const recorded = await perCall()
  const kept = recordedEvents().at(-1)
  globalThis.fetch = send
  if (kept?.kind !== 'call' || recordedEvents().length !== 200) throw new Error('Nothing was recorded')
  const action = await usOfEach(() => recordAction('split-scene'))
  const call = recorded - bare
  return { action, call, callToParsing: call / (await usOfEach(() => JSON.stringify(JSON.parse(body)))) }
}
