import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { beginScreenplay } from '#server/modules/stories/screenplay/testing/begin-screenplay.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

describe('scenes of an edited screenplay', () => {
  test('buildScenesFromScreenplay: scenes of an edited screenplay that are worded as before stay made; new ones are made by submitting, then the film is whole', async () => {
    const { owner, story, at, on, element, sceneRows } = await beginScreenplay(app)
    const submit = () => app.ok('submitStory', { as: owner, params: { story_id: story.id }, key: crypto.randomUUID() })
    await submit()
    await app.runJobs()
    const made = await sceneRows()
    expect(made.every(({ status, audioMediaId }) => status === 'COMPLETED' && audioMediaId !== null)).toBe(true)
    const { id } = await element(1, 0)
    await app.ok('updateScreenplayElement', {
      ...on({ element_id: id }),
      body: { element_type: 'DIALOGUE', dialogue: 'Come down!' },
    })
    const built = await app.ok('buildScenesFromScreenplay', { ...at, body: {} })
    expect(built.status).toBe('DRAFT')
    const after = await sceneRows()
    expect(after.slice(0, 2).map(({ id: scene, audioMediaId }) => [scene, audioMediaId])).toEqual(
      made.slice(0, 2).map(({ id: scene, audioMediaId }) => [scene, audioMediaId]),
    )
    expect(after[2]).toMatchObject({ text: 'Come down!', status: 'PENDING', speakerStoryCharacterId: null })
    await submit()
    await app.runJobs()
    expect((await app.ok('getStory', { as: owner, query: { story_id: story.id } })).status).toBe('COMPLETED')
    const versions = await app.ok('listStoryVersions', at)
    expect(versions.results.map(({ name }) => name)).toContain('Before rewriting')
  })

  test('text in the middle of the page is a silent scene with captions that show it, and keeps that scene when it is built again', async () => {
    const script = 'INT. ROOM - DAY\n\n*Rain* falls.\n\n> **TEN YEARS LATER** <\n\nSun.\n'
    const { at, owner, story, sceneRows } = await beginScreenplay(app, script)
    await app.ok('submitStory', { as: owner, params: { story_id: story.id }, key: crypto.randomUUID() })
    await app.runJobs()
    const made = await sceneRows()
    expect(made.map(({ text, captions }) => [text, captions.map(({ word }) => word).join(' ')])).toEqual([
      ['Rain falls.', 'Rain falls.'],
      ['', 'TEN YEARS LATER'],
      ['Sun.', 'Sun.'],
    ])
    expect(made[1]).toMatchObject({ audioMediaId: null, status: 'COMPLETED', lastUsedImagePrompt: 'Rain falls, inside the room, by day' }) // prettier-ignore
    await app.ok('buildScenesFromScreenplay', { ...at, body: {} })
    expect((await sceneRows()).map(({ id }) => id)).toEqual(made.map(({ id }) => id))
  })

  test('scenes of an edited screenplay without a narrator show what happens, and refuse an empty screenplay', async () => {
    const { at, on, list, sceneRows } = await beginScreenplay(app)
    await app.ok('buildScenesFromScreenplay', { ...at, body: { narrate_action: false } })
    expect((await sceneRows()).map(({ text }) => text)).toEqual(['One more night.', 'Mara!'])
    for (const { id } of await list()) await app.ok('deleteScreenplaySegment', on({ segment_id: id }))
    expect(await app.call('buildScenesFromScreenplay', { ...at, body: {} })).toMatchObject({
      status: 400,
      body: { error: 'STORY_EMPTY' },
    })
  })
})
