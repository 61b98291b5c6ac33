import { expect, test } from 'vitest'
import { setUpDrawing } from '#server/testing/set-up-drawing.ts'
import { circles, image, upload } from '#server/testing/make-set.ts'

const { app } = await setUpDrawing()

test('deleteLoraTrainingData removes the named images, then all, and no other user’s', async () => {
  const [owner, other] = [await app.user(), await app.user()]
  const { lora_id } = await app.ok('createLora', { as: owner, body: { lora_type: 'STYLE' } })
  const files = []
  for (const seed of [1, 2, 3]) files.push(await upload(app, owner, await image(circles(seed)), `${seed}.png`))
  await app.ok('updateLora', { as: owner, body: { lora_id, training_data: files } })
  await app.runJobs()
  const left = async () =>
    (await app.ok('getLora', { as: owner, query: { lora_id } })).training_data_items.map(
      (item) => item.training_data_id,
    )
  const [first = '', second = '', third = ''] = await left()
  const remove = (as: typeof owner, ...training_data_ids: string[]) =>
    app.call('deleteLoraTrainingData', { as, query: { lora_id }, body: { training_data_ids } })

  expect((await remove(other, first)).status).toBe(404)
  // An unknown one keeps the known ones too.
  expect((await remove(owner, first, lora_id)).status).toBe(404)
  expect(await left()).toEqual([first, second, third])
  expect(await remove(owner, second)).toMatchObject({ status: 200 })
  expect(await left()).toEqual([first, third])
  await app.ok('deleteLoraTrainingData', { as: owner, query: { lora_id }, body: {} })
  expect(await left()).toEqual([])
})
