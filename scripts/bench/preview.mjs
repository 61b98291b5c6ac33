import { randomUUID } from 'node:crypto'
import { chromium } from 'playwright'
import { BROWSER_FLAGS } from './browser-flags.mjs'

const FILM = {
  creation_mode: 'Text',
  initial_prompt: 'A lighthouse keeper writes one letter every night',
  video_length_in_sec: 15,
}
const ROUNDS = 3

/** Seconds from opening a shared story's address, in a browser that never was there, to a picture that moves; the median. */
export async function measurePreview(url, browserPath) {
  const address = url + (await shareFilm(url))
  const times = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timeToMove(address, browserPath))
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
}

/** A film of a new account, shared: the path of its preview. */
async function shareFilm(url) {
  let token
  const call = async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const username = `preview-${Math.random().toString(36).slice(2)}@example.com`
  const person = { first_name: 'P', last_name: 'M', company_name: 'C', how_did_you_hear_about_us: 'Other' }
  await call('POST', '/api/register/', { username, password: 'bench-password', agree_to_tnc: true, ...person })
  token = (await call('POST', '/dj-rest-auth/login/', { username, password: 'bench-password' })).access
  const { story_id } = await call('POST', '/core-api/story/', FILM)
  const { initial_prompt, video_length_in_sec } = FILM
  const wish = { story_id, script_type: 'PROMPT', initial_prompt, video_length_in_sec }
  await call('POST', '/text_api/generate_story_with_script_type_api/', wish)
  await call('POST', `/core-api/story/${story_id}/submit/`)
  for (;;) {
    const { status } = await call('GET', `/core-api/get_story_status/?story_id=${story_id}`)
    if (status === 'COMPLETED') break
    if (status === 'FAILED') throw new Error('The film was not made')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return (await call('POST', '/core-api/generate_preview_link/', { story_id })).preview_url
}

async function timeToMove(address, browserPath) {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    const begun = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Play the film' }).click()
    await page.waitForFunction(() => Number(document.querySelector('canvas')?.dataset.filmFrame) > 3, null, {
      polling: 'raf',
    })
    return (performance.now() - begun) / 1000
  } finally {
    await browser.close()
  }
}
