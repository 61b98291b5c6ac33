import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startNodeHost } from './node-host.mjs'

const PERSON = {
  password: 'bench-password',
  first_name: 'L',
  last_name: 'S',
  company_name: 'C',
  how_did_you_hear_about_us: 'Other',
}

/**
 * A finished story of many scenes on a server of its own. A short one is made the usual way; its scenes are then repeated in the
 * tables, because writing, speaking and painting 15 minutes is not what is measured.
 * @param {{ port: number, browser: string, scenes?: number, framesEach?: number }} options `framesEach` 135: 200 scenes are 15 minutes
 * @returns {Promise<{ url: string, storyId: string, token: string, stop: (keep?: boolean) => Promise<void> }>}
 */
export async function startWithLongStory({ port, browser, scenes = 200, framesEach = 135 }) {
  const first = await startNodeHost({ port, browser })
  const made = await makeShortStory(first.url).finally(() => first.stop(true))
  await repeatScenes(join(first.dataDir, 'db'), made.storyId, scenes, framesEach)
  const host = await startNodeHost({ port, browser, dataDir: first.dataDir })
  return { ...made, url: host.url, stop: host.stop }
}

async function makeShortStory(url) {
  let token
  const call = async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': globalThis.crypto.randomUUID(),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const username = `editor-${Math.random().toString(36).slice(2)}@example.com`
  await call('POST', '/api/register/', { ...PERSON, username, agree_to_tnc: true })
  token = (await call('POST', '/dj-rest-auth/login/', { username, password: PERSON.password })).access
  await call('POST', '/core-api/update_user_profile/', { complete_profile: true })
  const idea = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 30 }
  const { story_id: storyId } = await call('POST', '/core-api/story/', { creation_mode: 'Text', ...idea })
  const script = { story_id: storyId, script_type: 'PROMPT', ...idea }
  await call('POST', '/text_api/generate_story_with_script_type_api/', script)
  await call('POST', `/core-api/story/${storyId}/submit/`)
  for (;;) {
    const { status } = await call('GET', `/core-api/get_story_status/?story_id=${storyId}`)
    if (status === 'COMPLETED') return { storyId, token }
    if (status === 'FAILED') throw new Error('The story that is measured could not be made')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Repeats the scenes until there are `count`, each with its A-rolls; pictures and voices are shared. */
async function repeatScenes(folder, storyId, count, frames) {
  const db = new PGlite(folder)
  const rows = async (table, where) => (await db.query(`select * from ${table} where ${where}`)).rows
  const insert = (table, row) => {
    const names = Object.keys(row)
    const values = names.map((name) => (isJson(row[name]) ? JSON.stringify(row[name]) : row[name]))
    const marks = names.map((_, at) => `$${at + 1}`)
    return db.query(`insert into ${table} (${names.map((name) => `"${name}"`)}) values (${marks})`, values)
  }
  const scenes = (await rows('scenes', `story_id = '${storyId}'`)).sort((a, b) => a.element_order - b.element_order)
  const arolls = await rows('arolls', `scene_id in (select id from scenes where story_id = '${storyId}')`)
  await db.exec('begin')
  for (let order = scenes.length; order < count; order++) {
    const model = scenes[order % scenes.length]
    const id = globalThis.crypto.randomUUID()
    await insert('scenes', { ...model, id, element_order: order })
    for (const aroll of arolls.filter(({ scene_id: of }) => of === model.id))
      await insert('arolls', { ...aroll, id: globalThis.crypto.randomUUID(), scene_id: id })
  }
  // A free account may not have 15 minutes, and would be told so at every edit.
  await db.query('update users set is_premium = true where id = (select user_id from stories where id = $1)', [storyId])
  await db.query('update scenes set duration_in_frames = $1 where story_id = $2', [frames, storyId])
  const ofStory = 'scene_id in (select id from scenes where story_id = $2)'
  await db.query(`update arolls set duration_ms = $1 where ${ofStory}`, [Math.round((frames * 1000) / 30), storyId])
  await db.exec('commit')
  await db.close()
}

const isJson = (value) => typeof value === 'object' && value !== null && !(value instanceof Date)
