import { createCanvas } from '@napi-rs/canvas'
import type { TestApp } from './create-test-app.ts'
import type { TestUser } from './test-user.ts'
import { uploadFile } from './upload-file.ts'

export type Draw = (
  context: ReturnType<ReturnType<typeof createCanvas>['getContext']>,
  width: number,
  height: number,
) => void

/** Circles of some colours; another seed, other places. */
export const circles =
  (seed: number, colours = ['#d4502a', '#f2c14e', '#f7e8c9']): Draw =>
  (context, width, height) => {
    context.fillStyle = colours[0] ?? ''
    context.fillRect(0, 0, width, height)
    for (let at = 0; at < 40; at++) {
      context.fillStyle = colours[at % colours.length] ?? ''
      context.beginPath()
      context.arc(
        ((at * 97 + seed * 131) % 100) * (width / 100),
        ((at * 57 + seed * 71) % 100) * (height / 100),
        width / 16,
        0,
        7,
      )
      context.fill()
    }
  }

/** Large enough that no problem is found in an image, px. The check takes a time by pixels, so most tests use smaller ones. */
export const FAULTLESS = [512, 512]
const SMALL = [96, 96]

export async function image(draw: Draw, [width, height] = SMALL): Promise<Uint8Array> {
  const canvas = createCanvas(width ?? 0, height ?? 0)
  draw(canvas.getContext('2d'), width ?? 0, height ?? 0)
  return new Uint8Array(await canvas.encode('png'))
}

export async function upload(app: TestApp, owner: TestUser, bytes: Uint8Array, name = 'a.png'): Promise<string> {
  const { id, put } = await uploadFile(app, owner, { name, type: 'image/png', bytes })
  if (!put.ok) throw new Error(`The picture was refused: ${put.status}`)
  return id
}

export async function makeSet(
  app: TestApp,
  owner: TestUser,
  draws: Draw[],
  lora_type: 'STYLE' | 'CHARACTER' = 'STYLE',
) {
  const { lora_id } = await app.ok('createLora', { as: owner, body: { lora_type } })
  const training_data = []
  for (const draw of draws) training_data.push(await upload(app, owner, await image(draw)))
  await app.ok('updateLora', { as: owner, body: { lora_id, training_data } })
  await app.runJobs()
  return { lora_id, training_data }
}
