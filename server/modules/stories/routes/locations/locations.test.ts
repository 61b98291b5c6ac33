import { expect, test } from 'vitest'
import { setUpScreenplays } from '#server/modules/stories/screenplay/testing/set-up-screenplays.ts'

const { app, begin } = await setUpScreenplays()

test('createLocation, listLocations: a location is listed by its name, with its variations, to its owner only', async () => {
  const [owner, other] = [await app.user(), await app.user()]
  const create = (body: { name: string; description?: string; derived_from?: string }) =>
    app.ok('createLocation', { as: owner, body })
  const tower = await create({ name: ' The  tower ', description: ' White and red ' })
  expect(tower).toMatchObject({ name: 'The tower', description: 'White and red', derived_from: null })
  const lamp = await create({ name: 'lamp room', derived_from: tower.id })
  const list = async (as = owner, query: { derived_from?: string } = {}) =>
    (await app.ok('listLocations', { as, query })).results
  expect(await list()).toEqual([lamp, tower])
  expect(await list(owner, { derived_from: tower.id })).toEqual([lamp])
  expect(await list(other)).toEqual([])
  expect((await app.call('listLocations', { as: other, query: { derived_from: tower.id } })).status).toBe(404)
  expect(await app.call('createLocation', { as: owner, body: { name: 'THE TOWER' } })).toMatchObject({
    status: 409,
    body: { error: 'NAME_TAKEN' },
  })
})

test('updateLocation, deleteLocation: a screenplay follows the name of its location and keeps it when the location is deleted', async () => {
  const { owner, list } = await begin()
  const [, segment] = await list()
  const [other, at] = [await app.user(), { as: owner, params: { location_id: segment?.location ?? '' } }]
  const body = { name: 'Old tower' }
  expect((await app.call('updateLocation', { ...at, as: other, body })).status).toBe(404)
  expect((await app.call('deleteLocation', { ...at, as: other })).status).toBe(404)
  expect(await app.ok('updateLocation', { ...at, body })).toMatchObject({ id: segment?.location, name: 'Old tower' })
  expect((await list())[1]).toMatchObject({ location_name: 'Old tower', location: segment?.location })
  await app.ok('deleteLocation', at)
  expect((await list())[1]).toMatchObject({ location_name: 'Old tower', location: null })
})
