import { describe, expect, it } from 'vitest'
import { at, setUpThreeScenes } from '#server/stories/testing/set-up-three-scenes.ts'

const { test, made } = await setUpThreeScenes()

const changed = { message: 'This was changed in another tab', error: 'CHANGED_ELSEWHERE' }

const fail = (): never => {
  throw new Error('There is none')
}

async function setUp() {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const where = { story_id, scene_id: at(ids, 0) }
  const scene = () => test.ok('getScene', { as: ada, query: where })
  return { ada, story_id, where, scene }
}

describe('a text that says what it was written over', () => {
  it('a text that says what it was written over is saved while that stands there, and refused with the present text once it does not', async () => {
    const { ada, where, scene } = await setUp()
    const { text } = await scene()
    const write = (new_text: string, base_text: string) =>
      test.call('updateSceneAudio', { as: ada, body: { ...where, new_text, base_text } })
    expect(await write('First.', text)).toMatchObject({ status: 200, body: { text: 'First.' } })
    expect(await write('Second.', text)).toMatchObject({ status: 409, body: { ...changed, present_value: 'First.' } })
    expect(await scene()).toMatchObject({ text: 'First.' })
    expect(await write('Second.', 'First.')).toMatchObject({ status: 200 })
    expect(await write('Second.', text), 'the same text is no conflict').toMatchObject({ status: 200 })
  })

  it('a text that says what it was written over may be a title', async () => {
    const { ada, story_id } = await setUp()
    const { display_title: title } = await test.ok('getStory', { as: ada, query: { story_id } })
    const write = (display_title: string, base_title: string) =>
      test.call('updateStoryTitle', { as: ada, body: { story_id, display_title, base_title } })
    expect(await write('One', title)).toMatchObject({ status: 200 })
    expect(await write('Two', title)).toMatchObject({ status: 409, body: { ...changed, present_value: 'One' } })
  })

  it('a text that says what it was written over may be captions, word by word or all of them', async () => {
    const { ada, where, scene } = await setUp()
    const { captions } = await scene()
    const [first = { word: '', start: 0, end: 0 }] = captions
    const corrected = captions.with(0, { ...first, word: 'Eins' })
    const body = { ...where, captions: corrected, base_captions: captions }
    expect(await test.call('updateSceneCaptions', { as: ada, body })).toMatchObject({ status: 200 })
    const other = { ...body, captions: captions.with(0, { ...first, word: 'Uno' }) }
    const refusal = { status: 409, body: { ...changed, present_captions: corrected } }
    expect(await test.call('updateSceneCaptions', { as: ada, body: other })).toMatchObject(refusal)
    expect(await test.call('overrideCaptions', { as: ada, body: other })).toMatchObject(refusal)
    expect(await scene()).toMatchObject({ captions: corrected, are_captions_overridden: false })
  })
})

describe('texts outside of the scenes say what they were written over, too', () => {
  it('the name and the description of a character', async () => {
    const { ada, story_id: storyId } = await setUp()
    const { results } = await test.ok('listCharacters', { as: ada, params: { storyId } })
    const { id, call_name, description } = results[0] ?? fail()
    const change = (body: object) => test.call('updateCharacter', { as: ada, params: { storyId, id }, body })
    const words = { description: 'A keeper with a lamp', base_description: description }
    expect(await change(words)).toMatchObject({ status: 200 })
    expect(await change({ ...words, description: 'A keeper with a dog' })).toMatchObject({
      status: 409,
      body: { ...changed, present_value: words.description },
    })
    // Another field of the same character is no conflict.
    expect(await change({ call_name: 'Mara', base_call_name: call_name })).toMatchObject({
      status: 200,
      body: { call_name: 'Mara', description: words.description },
    })
    expect(await change({ call_name: 'Maud', base_call_name: call_name })).toMatchObject({
      status: 409,
      body: { ...changed, present_value: 'Mara' },
    })
  })

  it('the prompt of a picture: nothing is drawn or charged over another one', async () => {
    const { ada, where } = await setUp()
    const { arolls } = await test.ok('getScene', { as: ada, query: where })
    const { id: aroll_id, aroll_object: object } = arolls[0] ?? fail()
    const draw = (custom_prompt: string, base_prompt: string) =>
      test.call('regenerateImage', { as: ada, params: { aroll_id }, body: { custom_prompt, base_prompt } })
    expect(object.custom_image_generation_prompt).toBeNull()
    expect(await draw('A storm', object.image_generation_prompt ?? '')).toMatchObject({ status: 200 })
    await test.runJobs()
    const before = await test.balance(ada)
    expect(await draw('A calm', object.image_generation_prompt ?? '')).toMatchObject({
      status: 409,
      body: { ...changed, present_value: 'A storm' },
    })
    expect(await test.balance(ada)).toBe(before)
  })

  it('the prompt or script of a story', async () => {
    const { ada, story_id } = await setUp()
    const { initial_prompt: base_initial_prompt } = await test.ok('getStory', { as: ada, query: { story_id } })
    const write = (initial_prompt: string) =>
      test.call('updateStory', { as: ada, params: { story_id }, body: { initial_prompt, base_initial_prompt } })
    expect(await write('Rain')).toMatchObject({ status: 200 })
    expect(await write('Snow')).toMatchObject({ status: 409, body: { ...changed, present_value: 'Rain' } })
  })
})

describe('an edit that says which revision it was made on', () => {
  it('an edit that says which revision it was made on is made to that revision only; a repeat under its key hears the first answer', async () => {
    const { ada, story_id, where } = await setUp()
    const { revision } = await test.ok('getStory', { as: ada, query: { story_id } })
    const key = crypto.randomUUID()
    const pause = (ms: number, base: number | string, own = crypto.randomUUID()) =>
      test.request('POST', '/core-api/update_scene_pause', {
        as: ada,
        headers: { 'Base-Revision': String(base), 'Idempotency-Key': own },
        body: { ...where, pause_at_the_end: ms },
      })
    const first = await pause(700, revision, key)
    expect(first.status).toBe(200)
    expect(await pause(900, revision)).toMatchObject({ status: 409, body: changed })
    expect(await pause(700, revision, key)).toMatchObject({ status: 200, body: first.body })
    expect(await pause(900, 'soon')).toMatchObject({
      status: 400,
      body: { fields: { 'Base-Revision': [expect.any(String)] } },
    })
    expect(await test.ok('getScene', { as: ada, query: where })).toMatchObject({ pause_at_the_end: 700 })
    expect((await pause(900, revision + 1)).status).toBe(200)
  })
})
