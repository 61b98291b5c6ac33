import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createAccount, makeFilm } from '../lib/account.mjs'
import { startNodeHost } from './node-host.mjs'

const FILM = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 30 }

/**
 * A finished story of many scenes on a server of its own. A short one is made the usual way; its scenes are then repeated in the
 * tables, because writing, speaking and painting 15 minutes is not what is measured.
 * @param {{ port: number, browser: string, scenes?: number, framesEach?: number, env?: Record<string, string> }} options `framesEach`
 *   135: 200 scenes are 15 minutes; `env`: settings of the server that has the story
 * @returns {Promise<{ url: string, storyId: string, token: string, call: Call, stop: (keep?: boolean) => Promise<void> }>}
 * @typedef {import('../lib/account.mjs').Call} Call
 */
export async function startWithLongStory({ port, browser, scenes = 200, framesEach = 135, env }) {
  const first = await startNodeHost({ port, browser })
  const made = await makeShortStory(first.url).finally(() => first.stop(true))
  await repeatScenes(join(first.dataDir, 'db'), made.storyId, scenes, framesEach)
  const host = await startNodeHost({ port, browser, env, dataDir: first.dataDir })
  return { ...made, url: host.url, stop: host.stop }
}

async function makeShortStory(url) {
  const { call, token } = await createAccount(url)
  return { storyId: await makeFilm(call, FILM), token: token(), call }
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
