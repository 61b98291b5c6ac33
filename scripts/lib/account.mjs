import { randomUUID } from 'node:crypto'
import { createCall } from '#src/shared/api/create-call.ts'

const PASSWORD = 'measured-password'
/** Interval of polling whether a video is finished, ms. */
const POLL_INTERVAL_MS = 100

/**
 * A new account on a host, its profile complete, signed in.
 * @param {string} url the host's
 * @param {(ms: number) => void} [onAnswered] called with how long each call took
 * @returns {Promise<{ username: string, call: Call, logIn: () => Promise<void>, token: () => string }>}
 *   `token` stays valid when the host restarts with the same data
 * @typedef {import('#src/shared/api/create-call.ts').ToolCall} Call throws what was refused
 */
export async function createAccount(url, onAnswered) {
  let token = ''
  const send = async (request) => {
    const begun = performance.now()
    const answer = await fetch(request).catch((cause) => {
      throw new Error(`No answer came in ${Math.round(performance.now() - begun)} ms`, { cause })
    })
    const text = await answer.text()
    onAnswered?.(performance.now() - begun)
    return new Response(text === '' ? null : text, answer)
  }
  // Whatever the connected models ask.
  const call = createCall({ baseUrl: `${url}/api`, token: () => token || null, fetch: send, options: { most: 1000 } })

  const username = `${randomUUID()}@example.com`
  const logIn = async () => {
    token = ''
    token = (await call('login', { body: { username, password: PASSWORD } })).access
  }
  const person = { first_name: 'A', last_name: 'M', company_name: 'C', how_did_you_hear_about_us: 'Other' }
  await call('register', { body: { username, password: PASSWORD, agree_to_tnc: true, ...person } })
  await logIn()
  await call('updateUserProfile', { body: { complete_profile: true } })
  return { username, call, logIn, token: () => token }
}

/**
 * Generates a video from a prompt, like the wizard.
 * @param {Call} call
 * @param {{ initial_prompt: string, video_length_in_sec: number }} options
 * @param {{ shape?: string, pollMs?: number }} [more]
 * @returns {Promise<string>} the id of the finished story
 */
export async function makeFilm(call, options, { shape, pollMs = POLL_INTERVAL_MS } = {}) {
  const body = { creation_mode: 'Text', ...options, ...(shape && { aspect_ratio: shape }) }
  const { story_id: storyId } = await call('createStory', { body })
  await call('generateStoryWithScriptType', { body: { story_id: storyId, script_type: 'PROMPT', ...options } })
  const params = { story_id: storyId }
  await call('submitStory', { params })
  for (;;) {
    const { status } = await call('getStoryStatus', { params })
    if (status === 'COMPLETED') return storyId
    if (status === 'FAILED') throw new Error('The film was not made')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
