import { describe, expect, it } from 'vitest'
import { at, setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'

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

describe('a text with its base', () => {
  it('a text with its base is saved while the base is current, and refused with the current text otherwise', async () => {
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

  it('a text with its base may be a title', async () => {
    const { ada, story_id } = await setUp()
    const { display_title: title } = await test.ok('getStory', { as: ada, query: { story_id } })
    const write = (display_title: string, base_title: string) =>
      test.call('updateStoryTitle', { as: ada, body: { story_id, display_title, base_title } })
    expect(await write('One', title)).toMatchObject({ status: 200 })
    expect(await write('Two', title)).toMatchObject({ status: 409, body: { ...changed, present_value: 'One' } })
  })

  it('a text with its base may be captions, word by word or all of them', async () => {
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

describe('texts outside of the scenes have a base, too', () => {
  it('a character’s name or description does not overwrite a newer one', async () => {
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
      body: { ...changed, present_value: 'Mara', fields: { call_name: [changed.message] } },
    })
  })

  it('a project’s name does not overwrite a newer one', async () => {
    const { ada } = await setUp()
    const { project_id } = await test.ok('createProject', { as: ada, body: { name: 'Coast' } })
    const rename = (name: string, base_name: string) =>
      test.call('renameProject', { as: ada, params: { project_id }, body: { name, base_name } })
    expect(await rename('Shore', 'Coast')).toMatchObject({ status: 200 })
    expect(await rename('Beach', 'Coast')).toMatchObject({ status: 409, body: { ...changed, present_value: 'Shore' } })
    expect(await test.ok('getProject', { as: ada, params: { project_id } })).toMatchObject({ name: 'Shore' })
    expect(await rename('Beach', 'Shore')).toMatchObject({ status: 200 })
  })

  it('a user’s names and company do not overwrite newer ones: the refusal names which, and nothing is changed', async () => {
    const { ada } = await setUp()
    const change = (body: object) => test.call('updateUserProfile', { as: ada, body })
    const words = { first_name: 'Ada', last_name: 'Byron', company_name: 'Mills' }
    expect(await change(words)).toMatchObject({ status: 200 })
    for (const [name, present] of Object.entries(words)) {
      const refused = await change({ ...words, [name]: 'Mine', [`base_${name}`]: 'Old', scene_pace_preference: 'FAST' })
      expect(refused).toMatchObject({
        status: 409,
        body: { ...changed, present_value: present, fields: { [name]: [changed.message] } },
      })
    }
    expect(await test.ok('getUserProfile', { as: ada })).toMatchObject({ ...words, scene_pace_preference: 'MEDIUM' })
    expect(await change({ last_name: 'King', base_last_name: 'Byron' })).toMatchObject({ status: 200 })
  })

  it('of two parallel writers of the company’s texts, one is refused with the other’s text', async () => {
    const { ada } = await setUp()
    const change = (body: object) => test.call('updateUserBrandSettings', { as: ada, body })
    const write = (about_company: string) => change({ about_company, base_about_company: '' })
    const [one, other] = await Promise.all([write('Ovens'), write('Bread')])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    const { user_brand_settings: brand } = await test.ok('getUserDetails', { as: ada })
    expect(one.status === 409 ? one : other).toMatchObject({
      body: { ...changed, present_value: brand.about_company, fields: { about_company: [changed.message] } },
    })
    expect(
      await change({ ideal_customer_profile: 'Bakers', base_ideal_customer_profile: 'All', logo_blur: true }),
    ).toMatchObject({
      status: 409,
      body: { present_value: '', fields: { ideal_customer_profile: [changed.message] } },
    })
    expect(await change({ ideal_customer_profile: 'Bakers', base_ideal_customer_profile: '' })).toMatchObject({
      status: 200,
      body: { logo_blur: brand.logo_blur, about_company: brand.about_company },
    })
  })

  it('an image style’s texts do not overwrite newer ones: the refusal names the first, and nothing is changed', async () => {
    const { ada } = await setUp()
    const words = { name: 'Ink', prompt: 'loose ink lines', description: 'Wet paper' }
    const { id } = await test.ok('createImageStyle', { as: ada, body: { ...words, look: 'watercolor' } })
    const change = (body: object) => test.call('updateImageStyle', { as: ada, params: { id }, body })
    expect(await change({ prompt: 'fine ink lines', base_prompt: words.prompt })).toMatchObject({ status: 200 })
    const both = { name: 'Pen', base_name: words.name, prompt: 'pen', base_prompt: words.prompt, look: 'cinematic' }
    expect(await change(both)).toMatchObject({
      status: 409,
      body: { ...changed, present_value: 'fine ink lines', fields: { prompt: [changed.message] } },
    })
    expect(await test.ok('getImageStyle', { as: ada, params: { id } })).toMatchObject({
      name: 'Ink',
      look: 'watercolor',
    })
    expect(await change({ ...both, base_prompt: 'fine ink lines', base_name: 'Inc' })).toMatchObject({
      status: 409,
      body: { present_value: 'Ink', fields: { name: [changed.message] } },
    })
    expect(await change({ description: 'Dry', base_description: 'Wet' })).toMatchObject({
      status: 409,
      body: { present_value: 'Wet paper', fields: { description: [changed.message] } },
    })
    expect(await change({ ...both, base_prompt: 'fine ink lines' })).toMatchObject({
      status: 200,
      body: { name: 'Pen' },
    })
  })

  it('an image’s prompt does not overwrite a newer one: nothing is generated or charged', async () => {
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

  it('a story’s prompt or script does not overwrite a newer one', async () => {
    const { ada, story_id } = await setUp()
    const { initial_prompt: base_initial_prompt } = await test.ok('getStory', { as: ada, query: { story_id } })
    const write = (initial_prompt: string) =>
      test.call('updateStory', { as: ada, params: { story_id }, body: { initial_prompt, base_initial_prompt } })
    expect(await write('Rain')).toMatchObject({ status: 200 })
    expect(await write('Snow')).toMatchObject({ status: 409, body: { ...changed, present_value: 'Rain' } })
    const refusal = { status: 409, body: { ...changed, present_value: 'Rain' } }
    // A story is not rewritten, or a screenplay parsed, over a text that the caller has not seen.
    const body = {
      story_id,
      script_type: 'PROMPT' as const,
      initial_prompt: 'Snow on a long road',
      base_initial_prompt,
    }
    expect(await test.call('generateStoryWithScriptType', { as: ada, body })).toMatchObject(refusal)
    const read = { story_id, script: 'INT. BARN - DAY\n\nSnow.\n', base_script: base_initial_prompt }
    expect(await test.call('parseScreenplayAndCreateStory', { as: ada, body: read })).toMatchObject(refusal)
    expect(
      await test.call('parseScreenplayAndCreateStory', { as: ada, body: { ...read, base_script: 'Rain' } }),
    ).toMatchObject({ status: 200 })
  })
})

describe('an edit with its base revision', () => {
  it('an edit with its base revision is applied to that revision only; a repeat under its key gets the first answer', async () => {
    const { ada, story_id, where } = await setUp()
    const { revision } = await test.ok('getStory', { as: ada, query: { story_id } })
    const key = crypto.randomUUID()
    const pause = (ms: number, base: number | string, own = crypto.randomUUID()) =>
      test.call('updateScenePause', {
        as: ada,
        key: own,
        headers: { 'Base-Revision': String(base) },
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
