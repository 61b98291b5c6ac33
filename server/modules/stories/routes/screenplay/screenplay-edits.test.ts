import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stories } from '#server/platform/db/schema/index.ts'
import { setUpScreenplays } from '#server/modules/stories/screenplay/testing/set-up-screenplays.ts'

const { app, begin } = await setUpScreenplays()

describe('elements', () => {
  test('createScreenplayElement, updateScreenplayElement, reorderScreenplayElement, deleteScreenplayElement: dialogue is added, and the story’s text follows', async () => {
    const { owner, story, on, list, element, text } = await begin()
    const [segment] = await list()
    const inSegment = on({ screenplay_segment_id: segment?.id ?? '' })
    const added = await app.ok('createScreenplayElement', {
      ...inSegment,
      body: { element_type: 'SHOT', description: 'on  the cups', index: 1 },
    })
    expect(added).toMatchObject({ index: 1, description: 'on the cups', version: 0 })
    const [action] = (await list())[0]?.elements ?? []
    const changed = await app.ok('updateScreenplayElement', {
      ...on({ element_id: action?.id ?? '' }),
      body: { element_type: 'ACTION', description: 'Mara runs.', version: 0, index: 2 },
    })
    expect(changed).toMatchObject({ index: 2, version: 1 })
    await app.ok('reorderScreenplayElement', { ...on({ element_id: added.id }), body: { new_index: 99 } })
    expect((await list())[0]?.elements.map(({ element_type, index }) => [element_type, index])).toEqual([
      ['DIALOGUE', 0],
      ['ACTION', 1],
      ['SHOT', 2],
    ])
    expect(await text()).toContain(
      'One *more* night.\n\n[[Slow.]]\n\nMara runs.\n\nSHOT: on the cups\n\nEXT. LIGHTHOUSE\n',
    )
    const [row] = await app.db.select().from(stories).where(eq(stories.id, story.id))
    expect(row?.initialPrompt).toBe(await text())
    await app.ok('deleteScreenplayElement', on({ element_id: (await element(0, 1)).id }))
    expect((await list())[0]?.elements.map(({ index }) => index)).toEqual([0, 1])
    expect(app.events.filter(({ event }) => event === 'story-changed').length).toBeGreaterThan(3)
    expect(owner.id).toBeTruthy()
  })

  test('a screenplay element refuses empty words, another story’s character, and a change over another tab’s', async () => {
    const { owner, on, element } = await begin()
    const stranger = await begin()
    const [, foreign] = await stranger.cast()
    const { id } = await element(0, 1)
    const put = (body: object) => app.call('updateScreenplayElement', { ...on({ element_id: id }), body })
    const line = { element_type: 'DIALOGUE', dialogue: 'Stay.' }
    expect(await put({ ...line, dialogue: ' \n ' })).toMatchObject({
      body: { fields: { dialogue: ['Enter the dialogue'] } },
    })
    expect(await put({ ...line, character: foreign?.id })).toMatchObject({
      body: { fields: { character: ['Choose a character of this story'] } },
    })
    expect(await put({ ...line, version: 0 })).toMatchObject({ status: 200, body: { version: 1, character: null } })
    // A client that lost the answer sends it again.
    expect(await put({ ...line, version: 0 })).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await put({ ...line, dialogue: 'Go.', version: 0 })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_ELSEWHERE', message: 'This was changed in another tab' },
    })
    expect((await element(0, 1)).dialogue).toBe('Stay.')
    expect(owner.id).not.toBe(stranger.owner.id)
  })
})

describe('segments', () => {
  test('createScreenplaySegment, updateScreenplaySegment, reorderScreenplaySegment, deleteScreenplaySegment: a segment is added with defaults; to delete or reorder segments leaves no gap', async () => {
    const { at, on, list, text } = await begin()
    const added = await app.ok('createScreenplaySegment', { ...at, body: {} })
    expect(added).toMatchObject({
      index: 2,
      location_type: 'INT',
      time_of_day: 'DAY',
      location: null,
      location_name: '',
    })
    const moved = await app.ok('reorderScreenplaySegment', { ...on({ segment_id: added.id }), body: { new_index: 0 } })
    expect(moved.results.map(({ id }) => id)[0]).toBe(added.id)
    const renamed = await app.ok('updateScreenplaySegment', {
      ...on({ segment_id: added.id }),
      body: { location_name: 'Harbour', location_type: 'EXT', version: 0 },
    })
    expect(renamed).toMatchObject({ location_name: 'Harbour', time_of_day: 'DAY', version: 1 })
    expect(await text()).toMatch(
      /^Title: Two cups\nAuthor: A\. Person\n\nFADE IN:\n\nEXT\. HARBOUR - DAY\n\nINT\. LIGHTHOUSE/,
    )
    const [, lampRoom] = await list()
    await app.ok('deleteScreenplaySegment', on({ segment_id: lampRoom?.id ?? '' }))
    expect((await list()).map(({ index, location_name }) => [index, location_name])).toEqual([
      [0, 'Harbour'],
      [1, 'Lighthouse'],
    ])
  })
})

describe('locations', () => {
  test('locations are unique by name, never derive from themselves, and segments follow their name; to delete a location leaves its name in them', async () => {
    const { owner, list, text } = await begin()
    const places = (await app.ok('listLocations', { as: owner })).results
    const [whole, room] = places
    const to = (id = '') => ({ as: owner, params: { location_id: id } })
    expect((await app.ok('listLocations', { as: owner, query: { derived_from: whole?.id ?? '' } })).results).toEqual([
      room,
    ])
    expect(await app.call('createLocation', { as: owner, body: { name: ' LIGHTHOUSE' } })).toMatchObject({
      status: 409,
      body: { error: 'NAME_TAKEN' },
    })
    expect(
      await app.call('updateLocation', { ...to(whole?.id), body: { name: 'A', derived_from: room?.id } }),
    ).toMatchObject({
      status: 400,
      body: { fields: { derived_from: ['A location can’t be a variation of itself'] } },
    })
    await app.ok('updateLocation', { ...to(whole?.id), body: { name: 'Old tower', description: 'White and red' } })
    expect((await list())[1]).toMatchObject({ location_name: 'Old tower', location: whole?.id })
    expect(await text()).toContain('\nEXT. OLD TOWER - DAY\n')
    await app.ok('deleteLocation', to(whole?.id))
    expect((await list())[1]).toMatchObject({ location_name: 'Old tower', location: null })
    expect((await app.ok('listLocations', { as: owner })).results).toMatchObject([{ id: room?.id, derived_from: null }])
  })
})
