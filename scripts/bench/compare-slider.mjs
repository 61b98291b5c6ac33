import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { chromium } from 'playwright'
import { createAccount } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { rendersPerMove, scriptPerMove } from './editor-drag.mjs'
import { installProbes } from './editor-probes.mjs'
import { startNodeHost } from './node-host.mjs'
import { signIn } from './signed-in.mjs'
import { percentile } from './timing.mjs'
import { drawImage, uploadImage } from './upload-image.mjs'

const SIZE = [3840, 2160]
const MOVES = 180
const EVERY_MS = 16

/**
 * Drags the line between two 4K images on a bench, to and fro for three seconds.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<{ script: number, longestTask: number, fps: number, renders: number }>} script per pointer move (95 % of them, ms), the
 *   longest task of the main thread (ms), frames a second as the page gets them (without a graphics card the browser draws every one
 *   itself), and components that React renders for each move
 */
export async function measureCompareSlider({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-compare-'))
  const first = await startNodeHost({ port, browser, dataDir })
  const { username, token, ids } = await uploadPair(first.url).finally(() => first.stop(true))
  const result = await addResult(join(dataDir, 'db'), username, ids)
  const host = await startNodeHost({ port, browser, dataDir })
  const chrome = await chromium.launch({ executablePath: browser, args: BROWSER_FLAGS })
  try {
    const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, token())
    await page.addInitScript(installProbes)
    await page.goto(`${host.url}/upscale?source=${ids[0]}&result=${result}`)
    const line = page.getByRole('slider', { name: 'Original shown' })
    await line.waitFor()
    const stage = page.getByRole('region', { name: 'Result', exact: true })
    await stage.locator('img').evaluateAll((images) => Promise.all(images.slice(0, 2).map((image) => image.decode())))
    return await drag(chrome, page, await line.boundingBox())
  } finally {
    await chrome.close()
    await host.stop()
  }
}

async function uploadPair(url) {
  const { call, username, token } = await createAccount(url)
  const ids = []
  for (const seed of [1, 2]) ids.push(await uploadImage({ url, call }, `${seed}.jpg`, await drawImage(...SIZE, seed)))
  return { username, token, ids }
}

async function drag(chrome, page, { x, y, width }) {
  const middle = x + width / 2
  const height = y - 100
  await page.mouse.move(middle, height)
  await page.evaluate(() => {
    globalThis.probes.longTasks.length = 0
    globalThis.frames = 0
    const count = () => {
      globalThis.frames++
      globalThis.requestAnimationFrame(count)
    }
    count()
  })
  await chrome.startTracing(page, { categories: ['devtools.timeline'] })
  await page.mouse.down()
  const begun = performance.now()
  for (let at = 1; at <= MOVES; at++) {
    await page.mouse.move(middle + 0.45 * width * Math.sin((at / MOVES) * 4 * Math.PI), height)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + at * EVERY_MS - performance.now())))
  }
  const seconds = (performance.now() - begun) / 1000
  const { frames, longTasks } = await page.evaluate(() => ({
    frames: globalThis.frames,
    longTasks: globalThis.probes.longTasks,
  }))
  const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString())
  const renders = await rendersPerMove(page, { x: middle, y: height, width: 0.45 * width })
  await page.mouse.up()
  return {
    script: percentile(scriptPerMove(traceEvents), 0.95),
    longestTask: Math.max(0, ...longTasks),
    ...{ fps: frames / seconds, renders },
  }
}

/** A finished result straight into the tables: one image before, the other one after. */
async function addResult(folder, username, [before, after]) {
  const db = new PGlite(folder)
  const { rows } = await db.query(
    `insert into tasks (user_id, task_type, model_id, status, progress, source_media_id, result_media_id, work_ms, created_at, updated_at)
       select id, 'upscale', 'draft-upscale', 'COMPLETED', 100, $2::uuid, $3::uuid, 900, now(), now() from users where email = $1
     returning id`,
    [username, before, after],
  )
  await db.close()
  return rows[0].id
}
