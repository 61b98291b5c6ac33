import { describe, expect, test } from 'vitest'
import { makeStory } from '#server/testing/make-story.ts'
import { setUpDrawing } from '#server/testing/set-up-drawing.ts'

const { app, asked } = await setUpDrawing()

const ink = { name: 'Ink', prompt: 'loose ink lines', look: 'watercolor' }

describe('image styles', () => {
  test('listImageStyles: image styles of the product exist, one for each look, once even with two parallel calls; they cannot be changed', async () => {
    const owner = await app.user()
    await Promise.all([app.ok('listImageStyles', { as: owner }), app.ok('listImageStyles', { as: owner })])
    const { results } = await app.ok('listImageStyles', { as: owner })
    expect(results.map(({ look, source }) => [look, source]).toSorted()).toEqual([
      ['cinematic', 'SYSTEM'],
      ['watercolor', 'SYSTEM'],
    ])
    const params = { id: results[0]?.id ?? '' }
    for (const refused of [
      await app.call('updateImageStyle', { as: owner, params, body: { name: 'Mine' } }),
      await app.call('deleteImageStyle', { as: owner, params }),
    ])
      expect(refused).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } })
  })

  test('createImageStyle: a free plan holds two image styles, then UPGRADE_MEMBERSHIP; premium has no limit; the user’s own come first', async () => {
    const { owner, premium } = await app.fourRoles()
    const create = (as: typeof owner) => app.call('createImageStyle', { as, body: ink })
    expect([(await create(owner)).status, (await create(owner)).status]).toEqual([200, 200])
    expect(await create(owner)).toMatchObject({
      status: 403,
      body: { error: 'UPGRADE_MEMBERSHIP', message: 'Your plan doesn’t include this image style' },
    })
    for (let at = 0; at < 3; at++) expect((await create(premium)).status).toBe(200)
    const { results } = await app.ok('listImageStyles', { as: owner })
    expect(results.map(({ source }) => source)).toEqual(['USER', 'USER', 'SYSTEM', 'SYSTEM'])
    const onlyOwn = await app.ok('listImageStyles', { as: owner, query: { source: 'USER' } })
    expect(onlyOwn.results).toHaveLength(2)
    expect(await app.call('createImageStyle', { as: premium, body: { ...ink, look: 'none' } })).toMatchObject({
      status: 400,
      body: { fields: { look: ['Style not found'] } },
    })
  })

  test('getImageStyle: a style of the user or of the product is returned as in the list, and no other user’s', async () => {
    const [owner, other] = [await app.user(), await app.user()]
    const { id } = await app.ok('createImageStyle', { as: owner, body: ink })
    const { results } = await app.ok('listImageStyles', { as: owner })
    for (const style of results)
      expect(await app.ok('getImageStyle', { as: owner, params: { id: style.id } })).toEqual(style)
    expect(results.map(({ source }) => source)).toEqual(['USER', 'SYSTEM', 'SYSTEM'])
    expect((await app.call('getImageStyle', { as: other, params: { id } })).status).toBe(404)
  })

  test('updateImageStyle, deleteImageStyle: a style’s words are added to its story’s images once, changed ones from then on, and none when it is deleted', async () => {
    const owner = await app.user()
    const style = await app.ok('createImageStyle', { as: owner, body: ink })
    const story = await makeStory(app.db, owner, { values: { imageStyleId: style.id } })
    const params = { aroll_id: story.arollIds[0] ?? '' }
    const draw = async (custom_prompt: string) => {
      await app.ok('regenerateImage', { as: owner, params, body: { custom_prompt } })
      await app.runJobs()
      return asked.at(-1)?.prompt
    }
    expect(await draw('a harbour')).toBe('a harbour, loose ink lines')
    expect(await draw('a harbour, loose ink lines')).toBe('a harbour, loose ink lines')
    await app.ok('updateImageStyle', { as: owner, params: { id: style.id }, body: { prompt: 'oil' } })
    expect(await draw('a quay')).toBe('a quay, oil')
    await app.ok('deleteImageStyle', { as: owner, params: { id: style.id } })
    expect(await draw('a pier')).toBe('a pier')
  })

  test('an archived image style still applies to its stories, still counts for the plan, and is restored', async () => {
    const owner = await app.user()
    const [style] = [await app.ok('createImageStyle', { as: owner, body: ink })]
    const story = await makeStory(app.db, owner, { values: { imageStyleId: style.id } })
    const archive = (archived: boolean) =>
      app.ok('updateImageStyle', { as: owner, params: { id: style.id }, body: { archived } })
    expect(await archive(true)).toMatchObject({ archived: true, name: 'Ink', prompt: 'loose ink lines' })
    const params = { aroll_id: story.arollIds[0] ?? '' }
    await app.ok('regenerateImage', { as: owner, params, body: { custom_prompt: 'a harbour' } })
    await app.runJobs()
    expect(asked.at(-1)?.prompt).toBe('a harbour, loose ink lines')
    const { results } = await app.ok('listImageStyles', { as: owner, query: { source: 'USER' } })
    expect(results.map(({ archived }) => archived)).toEqual([true])
    expect((await archive(false)).archived).toBe(false)
  })
  test('previewImageStyle: an image style is previewed on the user’s own scene before it is stored, small and for free, and nothing is kept', async () => {
    const owner = await app.user()
    const preview = (body: object) => app.ok('previewImageStyle', { as: owner, body: { prompt: ' oil ', ...body } })
    expect(await preview({})).toMatchObject({ story_title: null, scene_text: 'A lighthouse on a cliff by the sea' })
    const older = await makeStory(app.db, owner, { values: { displayTitle: 'Older', aspectRatio: 'NINE_SIXTEEN' } })
    const later = new Date('2026-03-02T10:00:00Z')
    await makeStory(app.db, owner, { values: { displayTitle: 'Newer', updatedAt: later } })
    await makeStory(app.db, owner, { values: { displayTitle: 'Archived', updatedAt: new Date(), archived: true } })
    const { balance } = await app.ok('getCreditsSummary', { as: owner })
    const shown = await preview({ look: 'watercolor' })
    expect(shown).toMatchObject({ story_title: 'Newer', scene_text: 'He writes.', width: 640, height: 640 })
    expect(shown.picture_url).toMatch(/^data:image\/(png|jpeg);base64,./)
    expect(asked.at(-1)).toMatchObject({ prompt: 'He writes., oil', look: 'watercolor', width: 640, height: 640 })
    expect(await preview({ story_id: older.id })).toMatchObject({ story_title: 'Older', width: 360, height: 640 })
    expect((await app.ok('getCreditsSummary', { as: owner })).balance).toBe(balance)
    expect((await app.ok('listImageStyles', { as: owner, query: { source: 'USER' } })).results).toEqual([])
  })

  test('an invalid image style is refused by field before anything is drawn', async () => {
    const [owner, other] = [await app.user(), await app.user()]
    const story = await makeStory(app.db, other)
    const preview = (body: object) => app.call('previewImageStyle', { as: owner, body: { prompt: 'oil', ...body } })
    expect(await preview({ look: 'none' })).toMatchObject({
      status: 400,
      body: { fields: { look: ['Style not found'] } },
    })
    expect(await preview({ prompt: 'porn' })).toMatchObject({ status: 400, body: { error: 'SAFETY_SYSTEM_VIOLATION' } })
    expect((await preview({ story_id: story.id })).status).toBe(404)
    expect((await preview({ lora_id: crypto.randomUUID() })).status).toBe(404)
    expect(asked).toEqual([])
  })
})
