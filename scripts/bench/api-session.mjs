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
  let token
  const call = async (method, path, body) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(json)}`)
    return json
  }
  const username = `bench-${Math.random().toString(36).slice(2)}@example.com`
  const person = { first_name: 'B', last_name: 'M', company_name: 'C', how_did_you_hear_about_us: 'Other' }
  await call('POST', '/api/register/', { username, password: 'bench-password', agree_to_tnc: true, ...person })
  token = (await call('POST', '/dj-rest-auth/login/', { username, password: 'bench-password' })).access
  let id
  for (let at = 0; at < 15; at++)
    id = (await call('POST', '/core-api/story/', { creation_mode: 'Text', initial_prompt: `Story ${at}` })).story_id
  const calls = {
    get: () => call('GET', `/core-api/get_story/?story_id=${id}`),
    list: () => call('GET', '/core-api/get_user_stories/?page=1&page_size=10'),
    // Another value each time: what changes nothing is not written.
    patch: (round) => call('PATCH', `/core-api/story/${id}/`, { video_length_in_sec: 30 + (round % 2) }),
  }
  const results = {}
  for (const [name, work] of Object.entries(calls)) {
    // As a server that has run for a minute answers: the engine compiles what is called often.
    const queries = async (round) => {
      for (let at = 0; at < QUERIES; at++) await bare[name](round + at)
    }
    const times = await timesOf({ rounds, warmUp: rounds }, work)
    results[name] = median(times)
    results[`${name}ToQuery`] = QUERIES * timesAs(times, await timesOf({ rounds, warmUp: rounds }, queries))
  }
  return results
}
