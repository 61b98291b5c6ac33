import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { createAccount } from '../lib/account.mjs'
import { startNodeHost } from './node-host.mjs'
import { timed } from './timing.mjs'
import { drawImage, uploadImage } from './upload-image.mjs'

const IMAGES = 100
/** As phones' images are when they were sent on, px. */
const [WIDTH, HEIGHT] = [1600, 1200]
const EVERY_MS = 250

/**
 * A set of 100 images that is checked on a server of its own, and what a user waits for another answer meanwhile: what checks images keeps
 * no thread busy that answers.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<{ seconds: number, toDecoding: number, waited: number }>} s from joining the set to the last badge, and how many times as
 *   long as decoding the same images one after the other that is; ms of the slowest answer meanwhile
 */
export async function measureSetCheck({ port, browser }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storyloom-set-'))
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const account = { ...(await createAccount(host.url)), url: host.url }
    const { call } = account
    const { lora_id } = await call('createLora', { body: { lora_type: 'STYLE' } })
    const training_data = []
    let decoding = 0
    for (let at = 0; at < IMAGES; at++) {
      const image = await drawImage(WIDTH, HEIGHT, at)
      training_data.push(await uploadImage(account, `set-${at}.jpg`, image))
      decoding += await timed(() => decode(image))
    }
    const begun = performance.now()
    await call('updateLora', { body: { lora_id, training_data } })
    let waited = 0
    while (true) {
      const asked = performance.now()
      await call('getUserStories', { params: { page: 1, page_size: 10 } })
      waited = Math.max(waited, performance.now() - asked)
      const { training_data_items: items } = await call('getLora', { params: { lora_id } })
      if (items.every((item) => item.is_checked)) {
        const ms = performance.now() - begun
        return { seconds: ms / 1000, toDecoding: ms / decoding, waited }
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  } finally {
    await host.stop()
  }
}

/** Into pixels that can be read. */
async function decode(bytes) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  context.getImageData(0, 0, 1, 1)
}
