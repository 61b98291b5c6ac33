import { createCall } from '#src/shared/api/create-call.ts'
import { median, timesAs, timesOf } from './timing.mjs'

/** Queries that are timed together: a page's clock has steps of a tenth of a millisecond. */
const QUERIES = 50

/**
 * A fresh account with stories, and the three calls that are timed, each with the query that it cannot do without. Works in Node and in a
 * page.
 * @param {string} origin
 * @param {number} rounds
 * @param {Awaited<ReturnType<typeof import('./bare-queries.mjs').bareQueries>>} bare
 * @returns {Promise<Record<string, number>>} `get`, `list`, `patch`: median ms; `getToQuery` and its siblings: how many times what its
 *   query takes
 */
export async function measureApi(origin, rounds, bare) {
  let token = null
  const call = createCall({ baseUrl: `${origin}/api`, token: () => token })
  const username = `bench-${Math.random().toString(36).slice(2)}@example.com`
  const person = { first_name: 'B', last_name: 'M', company_name: 'C', how_did_you_hear_about_us: 'Other' }
  const account = { username, password: 'bench-password' }
  await call('register', { body: { ...account, agree_to_tnc: true, ...person } })
  token = (await call('login', { body: account })).access
  let id
  for (let at = 0; at < 15; at++)
    id = (await call('createStory', { body: { creation_mode: 'Text', initial_prompt: `Story ${at}` } })).story_id
  const calls = {
    get: () => call('getStory', { params: { story_id: id } }),
    list: () => call('getUserStories', { params: { page: 1, page_size: 10 } }),
    // Another value each time: what changes nothing is not written.
    patch: (round) =>
      call('updateStory', { params: { story_id: id }, body: { video_length_in_sec: 30 + (round % 2) } }),
  }
  const results = {}
  for (const [name, work] of Object.entries(calls)) {
    // Like a server that has run for a minute: V8 has compiled hot code.
    const queries = async (round) => {
      for (let at = 0; at < QUERIES; at++) await bare[name](round + at)
    }
    const times = await timesOf({ rounds, warmUp: rounds }, work)
    results[name] = median(times)
    results[`${name}ToQuery`] = QUERIES * timesAs(times, await timesOf({ rounds, warmUp: rounds }, queries))
  }
  return results
}
