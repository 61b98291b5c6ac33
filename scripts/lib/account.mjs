import { randomUUID } from 'node:crypto'

const PASSWORD = 'measured-password'
/** How often it is asked whether a film is made, ms. */
const POLL_INTERVAL_MS = 100

/**
 * A new account on a host, its profile complete, signed in.
 * @param {string} url the host's
 * @param {(ms: number) => void} [onAnswered] called with how long each call took
 * @returns {Promise<{ username: string, call: Call, logIn: () => Promise<void>, token: () => string }>}
 *   `token` stays good when the host is started again on the same data
 * @typedef {(method: string, path: string, body?: object) => Promise<any>} Call throws what was refused
 */
export async function createAccount(url, onAnswered) {
  let token = ''
  const call = async (method, path, body) => {
    const begun = performance.now()
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        // Whatever the connected models ask.
        'Most-Credits': '1000',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`${method} ${path} got no answer after ${Math.round(performance.now() - begun)} ms`, { cause })
    })
    const text = await answer.text()
    onAnswered?.(performance.now() - begun)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  const username = `${randomUUID()}@example.com`
  const logIn = async () => {
    token = ''
    token = (await call('POST', '/dj-rest-auth/login/', { username, password: PASSWORD })).access
  }
  const person = { first_name: 'A', last_name: 'M', company_name: 'C', how_did_you_hear_about_us: 'Other' }
  await call('POST', '/api/register/', { username, password: PASSWORD, agree_to_tnc: true, ...person })
  await logIn()
  await call('POST', '/core-api/update_user_profile/', { complete_profile: true })
  return { username, call, logIn, token: () => token }
}

/**
 * Has a film made of a prompt, as the wizard does.
 * @param {Call} call
 * @param {{ initial_prompt: string, video_length_in_sec: number }} options
 * @returns {Promise<string>} the id of the finished story
 */
export async function makeFilm(call, options) {
  const { story_id: storyId } = await call('POST', '/core-api/story/', { creation_mode: 'Text', ...options })
  const script = { story_id: storyId, script_type: 'PROMPT', ...options }
  await call('POST', '/text_api/generate_story_with_script_type_api/', script)
  await call('POST', `/core-api/story/${storyId}/submit/`)
  for (;;) {
    const { status } = await call('GET', `/core-api/get_story_status/?story_id=${storyId}`)
    if (status === 'COMPLETED') return storyId
    if (status === 'FAILED') throw new Error('The film was not made')
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}
