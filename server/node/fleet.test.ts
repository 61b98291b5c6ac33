import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundledProgram } from '#server/testing/bundled-programs.ts'
import { type Caller, createCaller } from '#server/testing/caller.ts'
import { type Fleet, startFleet } from '#server/testing/fleet.ts'
import { register } from './testing/host-process.ts'

// Two web and two worker processes behind a balancer: only here do real processes share rows, jobs, files and limits.
let fleet: Fleet | undefined
let caller: Caller

beforeAll(async () => {
  fleet = await startFleet({ program: bundledProgram('run-host'), says: 'listening', roles: { web: 2, worker: 2 } })
  if (fleet) caller = through(fleet)
}, 120_000)
afterAll(() => fleet?.close())

/** Calls go through the balancer, so that each one reaches another process. */
function through({ url }: Fleet): Caller {
  const send = (request: Request) => fetch(url + request.url.slice(new URL(request.url).origin.length), request)
  return createCaller({ fetch: send }, [])
}

describe.skipIf(process.platform === 'win32')('a fleet', () => {
  it('makes a story with each call answered by another process', async () => {
    if (!fleet) return
    const as = await register(caller)
    const { story_id } = await caller.ok('createEmptyTextStory', { as, body: { aspect_ratio: 'SIXTEEN_NINE' } })
    await caller.ok('generateStoryWithScriptType', {
      as,
      most: 100,
      body: { story_id, script_type: 'PROMPT', initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 },
    })
    await caller.ok('submitStory', { as, params: { story_id } })
    await expect
      .poll(async () => (await caller.ok('getStory', { as, query: { story_id } })).status, {
        timeout: 60_000,
        interval: 250,
      })
      .toBe('COMPLETED')
    expect(fleet.bucket.objects.size).toBeGreaterThan(0)
  })
})
