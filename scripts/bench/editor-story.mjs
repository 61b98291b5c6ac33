import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createAccount, makeFilm } from '../lib/account.mjs'
import { startNodeHost } from './node-host.mjs'

const FILM = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 30 }

/** So many scenes have the long story and the one that it is compared with. */
const [MANY, FEW] = [200, 20]
/** Of each scene: 200 of them are 15 minutes. */
const FRAMES = 135

/**
 * Two finished stories, of 200 and of 20 scenes, with overlays and sounds, on a separate server. Short ones are generated as usual; then their scenes are
 * duplicated in the tables, because generating 15 minutes is not measured.
 * @param {{ port: number, browser: string, env?: Record<string, string> }} options `env`: settings of the server that has the stories
 * @returns {Promise<{ url: string, storyId: string, shortStoryId: string, token: string, call: Call, stop: (keep?: boolean) => Promise<void> }>}
 * @typedef {import('../lib/account.mjs').Call} Call
 */
export async function startWithLongStory({ port, browser, env }) {
  const first = await startNodeHost({ port, browser })
  const made = await makeShortStories(first.url).finally(() => first.stop(true))
  const db = new PGlite(join(first.dataDir, 'db'))
  await repeatScenes(db, made.storyId, MANY)
  await repeatScenes(db, made.shortStoryId, FEW)
  await db.close()
  const host = await startNodeHost({ port, browser, env, dataDir: first.dataDir })
  for (const storyId of [made.storyId, made.shortStoryId]) await addOverlaysAndCues(made.call, storyId)
  return { ...made, url: host.url, stop: host.stop }
}

async function makeShortStories(url) {
  const { call, token } = await createAccount(url)
  const storyId = await makeFilm(call, FILM)
  const shortStoryId = await makeFilm(call, FILM)
  return { storyId, shortStoryId, token: token(), call }
}

/** Three overlays for two scenes, and a sound for ten: 300 and 20 of the long story. */
async function addOverlaysAndCues(call, story_id) {
  const { scenes } = await call('getStory', { params: { story_id } })
  const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.2, rotation: 0, opacity: 1, corner_radius: 0 }
  const look = { font: 'Inter', font_weight: 700, font_size: 0.06, color: '#ffffff', align: 'START', line_height: 1.2 }
  const place = (scene_id) => ({ scene_id, start_ms: 500, duration_ms: 2_500, box })
  const overlays = scenes.flatMap(({ id }, at) => [
    ...(at % 2 === 0 ? [{ ...place(id), kind: 'SHAPE', shape: 'RECTANGLE', fill: '#12324a' }] : []),
    { ...place(id), ...look, kind: 'TEXT', text: `Chapter ${at + 1}` },
  ])
  await call('addOverlays', { body: { story_id, overlays } })
  const { effects } = await call('listSoundEffects')
  const music_cues = scenes
    .filter((_, at) => at % 10 === 0)
    .map(({ id }, at) => ({
      ...{ kind: 'EFFECT', scene_id: id, start_ms: 0, volume: 0.4 },
      media_id: effects[at % effects.length].media_id,
    }))
  await call('addMusicCues', { body: { story_id, music_cues } })
}

/** Repeats the scenes until there are `count`, each with its A-rolls; images and voices are shared. */
async function repeatScenes(db, storyId, count) {
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
  // A free account may not have 15 minutes, and every edit would be refused.
  await db.query('update users set is_premium = true where id = (select user_id from stories where id = $1)', [storyId])
  await db.query('update scenes set duration_in_frames = $1 where story_id = $2', [FRAMES, storyId])
  const ofStory = 'scene_id in (select id from scenes where story_id = $2)'
  await db.query(`update arolls set duration_ms = $1 where ${ofStory}`, [Math.round((FRAMES * 1000) / 30), storyId])
  await db.exec('commit')
}

const isJson = (value) => typeof value === 'object' && value !== null && !(value instanceof Date)
