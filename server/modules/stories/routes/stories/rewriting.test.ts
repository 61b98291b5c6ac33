import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { arolls, jobs, scenes, stories } from '#server/platform/db/schema/index.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { cleanUp } from '#server/platform/jobs/cleanup.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { newText } from '#server/testing/new-overlays.ts'

const { test, engine, calls, made, begin: beginStory, split, read } = await setUpGeneration()
beforeEach(() => {
  engine.before = () => undefined
})

const DAY_MS = 24 * 60 * 60 * 1000
const TEXTS = ['One is here.', 'Two is here.', 'Three is here.']

/** A story of three scenes that a script was split into. */
async function begin() {
  const ada = await test.user({ extraCredits: 100 })
  const story_id = await made(ada)
  return { ada, story_id, ...callsOf(ada, story_id) }
}

function callsOf(as: TestUser, story_id: string) {
  const params = { story_id }
  const rewriting = () => test.ok('getRewriting', { as, params })
  const write = (initial_prompt: string) =>
    test.ok('rewriteStory', { as, params, body: { script_type: 'SCRIPT', initial_prompt } })
  const written = async (initial_prompt: string) => {
    await write(initial_prompt)
    await test.runJobs()
    return rewriting()
  }
  const apply = async (pair_ids: string[], more: { over_edits?: boolean; revision?: number } = {}) => {
    const { rewriting_id } = await rewriting()
    return { as, params, body: { rewriting_id: rewriting_id ?? '', pair_ids, ...more } }
  }
  const take = async (...given: Parameters<typeof apply>) => test.ok('applyRewriting', await apply(...given))
  const tryTo = async (...given: Parameters<typeof apply>) => test.call('applyRewriting', await apply(...given))
  const texts = async () => (await read(as, story_id)).scenes.map(({ text }) => text)
  return { params, rewriting, write, written, take, tryTo, texts }
}

describe('a regenerated script', () => {
  it('rewriteStory, getRewriting: a story with a regenerated script stays unchanged, can be edited meanwhile, and shows old and new scene by scene', async () => {
    const { ada, story_id, rewriting, write, texts } = await begin()
    expect(await rewriting()).toMatchObject({ state: 'NONE', rewriting_id: null, pairs: [], credits: 2 })
    const began = await write('One is here. Two was there. Four is new. Three is here.')
    expect(began).toMatchObject({ state: 'WRITING', pairs: [] })
    await test.ok('updateStoryTitle', { as: ada, body: { story_id, display_title: 'Meanwhile' } })
    await test.runJobs()
    const { pairs, state, engine: by } = await rewriting()
    expect({ state, by }).toEqual({ state: 'READY', by: 'Test engine' })
    expect(pairs.map(({ id, change, old_text, new_text }) => [id, change, old_text, new_text])).toEqual([
      ['1-1', 'SAME', TEXTS[0], TEXTS[0]],
      ['2-2', 'CHANGED', TEXTS[1], 'Two was there.'],
      ['-3', 'ADDED', null, 'Four is new.'],
      ['3-4', 'SAME', TEXTS[2], TEXTS[2]],
    ])
    expect(await texts()).toEqual(TEXTS)
    expect((await read(ada, story_id)).status).toBe('COMPLETED')
  })

  it('a regenerated script replaces only the chosen scenes, in one edit that can be undone and redone', async () => {
    const { ada, story_id, params, written, take, texts } = await begin()
    await written('Zero comes first. One is here. Two was there. Three was there.')
    const before = await read(ada, story_id)
    const after = await take(['-1', '2-3'])
    expect(after.scenes.map(({ text }) => text)).toEqual(['Zero comes first.', TEXTS[0], 'Two was there.', TEXTS[2]])
    // Its look stays, and its voice-over is outdated until it is spoken again.
    expect(after.scenes[2]?.arolls.map(({ id }) => id)).toEqual(before.scenes[1]?.arolls.map(({ id }) => id))
    const { items } = await test.ok('listStaleWork', { as: ada, params: { story_id } })
    expect(items.filter(({ follows }) => follows === null).map(({ scene_id, part }) => [scene_id, part])).toEqual([
      [before.scenes[1]?.id, 'VOICE'],
      [before.scenes[1]?.id, 'PICTURE'],
    ])
    expect(await test.ok('undoStoryEdit', { as: ada, params })).toMatchObject({
      edit: { label: 'Apply rewrite to 2 scenes' },
    })
    expect(await texts()).toEqual(TEXTS)
    await test.ok('redoStoryEdit', { as: ada, params })
    expect(await texts()).toEqual(after.scenes.map(({ text }) => text))
  })

  it('a regenerated script removes scenes that it does not have, where that is chosen, and keeps at least one', async () => {
    const { written, take, tryTo, texts } = await begin()
    const { pairs } = await written('Two is here.')
    expect(pairs.map(({ id, change }) => [id, change])).toEqual([
      ['1-', 'REMOVED'],
      ['2-1', 'SAME'],
      ['3-', 'REMOVED'],
    ])
    await take(['3-'])
    expect(await texts()).toEqual(TEXTS.slice(0, 2))
    await written('Something else entirely.')
    expect(await tryTo(['1-1', '2-'])).toMatchObject({ status: 200 })
    expect(await texts()).toEqual(['Something else entirely.'])
    await written('Something else entirely.')
    expect(await tryTo(['1-1'])).toMatchObject({ status: 400, body: { fields: { pair_ids: expect.any(Array) } } })
  })

  it('a regenerated script keeps the rest for later, also after a day and after an undo', async () => {
    const { ada, params, written, take, rewriting, texts } = await begin()
    await written('One was there. Two was there. Three is here.')
    await take(['1-1'])
    await test.ok('undoStoryEdit', { as: ada, params })
    test.clock.advance(DAY_MS)
    expect((await rewriting()).state).toBe('TAKEN')
    await take(['1-1', '2-2'])
    expect(await texts()).toEqual(['One was there.', 'Two was there.', TEXTS[2]])
  })

  it('accepted parts of a regenerated script count as written by its engine, not as edited by hand', async () => {
    const { ada, story_id, written, take } = await begin()
    await written('One was there. Two is here. Three is here.')
    await take(['1-1'])
    const { pairs } = await written('One is gone. Two is gone. Three is gone.')
    expect(pairs.flatMap(({ hand_edits }) => hand_edits)).toEqual([])
    const { receipts } = await test.ok('getFilmReceipts', { as: ada, params: { story_id } })
    expect(receipts[0]).toMatchObject({ place: 'Text', receipt: { work: 'TEXT', engine: 'Test engine' } })
    const { initial_prompt } = await read(ada, story_id)
    expect(initial_prompt).toBe('One was there. Two is here. Three is here.')
  })
})

describe('user edits', () => {
  it('a regenerated script names user edits, and does not replace them unless requested', async () => {
    const { ada, story_id, written, take, tryTo, texts } = await begin()
    const [first, second] = (await read(ada, story_id)).scene_list
    const body = { story_id, scene_id: first ?? '', new_text: 'One in my own words.', base_text: TEXTS[0] ?? '' }
    await test.ok('updateSceneAudio', { as: ada, body })
    await test.db
      .update(scenes)
      .set({ isUserUploadedAudio: true })
      .where(eq(scenes.id, second ?? ''))
    const [aroll] = (await read(ada, story_id)).scenes[2]?.arolls ?? []
    await test.db
      .update(arolls)
      .set({ customImageGenerationPrompt: 'As I want it' })
      .where(eq(arolls.id, aroll?.id ?? ''))
    await test.ok('addOverlays', { as: ada, body: { story_id, overlays: [newText({ scene_id: second }), newText()] } })
    const { pairs } = await written('One was there. Two was there. Three was there.')
    expect(pairs.map(({ hand_edits }) => hand_edits)).toEqual([['TEXT'], ['VOICE', 'VISUALS'], ['VISUALS']])
    expect(await tryTo(['1-1', '2-2'])).toMatchObject({ status: 400, body: { error: 'SCENE_EDITED' } })
    expect((await texts())[0]).toBe('One in my own words.')
    await take(['1-1'], { over_edits: true })
    expect((await texts())[0]).toBe('One was there.')
  })

  it('an edit made while a regenerated script was compared is detected, and nothing is applied', async () => {
    const { ada, story_id, written, tryTo, texts } = await begin()
    const { revision } = await written('One was there. Two was there. Three was there.')
    const [first] = (await read(ada, story_id)).scene_list
    const body = { story_id, scene_id: first ?? '', new_text: 'Mine.', base_text: TEXTS[0] ?? '' }
    await test.ok('updateSceneAudio', { as: ada, body })
    expect(await tryTo(['1-1'], { revision })).toMatchObject({ status: 409, body: { error: 'CHANGED_ELSEWHERE' } })
    expect((await texts())[0]).toBe('Mine.')
  })
})

describe('regenerating a script', () => {
  it('a regenerated script is charged once when it is finished, and never for a failure', async () => {
    const { ada, params, written, rewriting } = await begin()
    const before = await test.balance(ada)
    await written('One was there.')
    expect(await test.balance(ada)).toBe(before - 2)
    engine.before = () => {
      throw new EngineError('The writer has no words')
    }
    await written('Two was there.')
    expect(await rewriting()).toMatchObject({
      state: 'FAILED',
      error_message: expect.stringContaining(
        'The writer has no words. Your story hasn’t changed. You were not charged',
      ),
    })
    expect(test.takeLogged()).toHaveLength(1)
    expect(await test.balance(ada)).toBe(before - 2)
    expect(await test.ok('discardRewriting', { as: ada, params })).toMatchObject({ state: 'NONE', error_message: null })
  })

  it('a new writing is begun once, however often it is asked for', async () => {
    const { ada, params, write, rewriting } = await begin()
    const before = await test.balance(ada)
    const key = crypto.randomUUID()
    const body = { script_type: 'SCRIPT', initial_prompt: 'One was there.' }
    const answers = await Promise.all([1, 2].map(() => test.call('rewriteStory', { as: ada, params, key, body })))
    expect(answers.map(({ status }) => status)).toContain(202)
    expect(
      await test.call('rewriteStory', {
        as: ada,
        params,
        body: { script_type: 'SCRIPT', initial_prompt: 'Other words.' },
      }),
    ).toMatchObject({ status: 409, body: { error: 'STORY_BUSY' } })
    await test.runJobs()
    expect(calls.filter((call) => call === 'write One was there.')).toHaveLength(1)
    expect(await test.balance(ada)).toBe(before - 2)
    await write('Another one.')
    await test.runJobs()
    expect((await rewriting()).initial_prompt).toBe('Another one.')
    expect(await test.balance(ada)).toBe(before - 4)
  })

  it('a regenerated script can be cancelled, and costs nothing then', async () => {
    const { ada, params, write, rewriting } = await begin()
    const before = await test.balance(ada)
    await write('One was there.')
    expect(await test.balance(ada)).toBe(before - 2)
    expect((await test.ok('discardRewriting', { as: ada, params })).state).toBe('NONE')
    await test.runJobs()
    expect((await rewriting()).state).toBe('NONE')
    expect(await test.balance(ada)).toBe(before)
  })

  it('a regenerated script is free as long as the first generation is', async () => {
    const ada = await test.user()
    const story_id = await beginStory(ada)
    await split(ada, story_id)
    await test.runJobs()
    const before = await test.balance(ada)
    const { written } = callsOf(ada, story_id)
    expect(await written('One was there.')).toMatchObject({ credits: 0, state: 'READY' })
    expect(await test.balance(ada)).toBe(before)
  })

  it('a regenerated script is kept until its user discards it, and deleted then', async () => {
    const { ada, params, written, rewriting } = await begin()
    await written('One was there.')
    await test.db.update(jobs).set({ finishedAt: new Date(test.clock.now().getTime() - 100 * DAY_MS) })
    await cleanUp(test.app)
    expect((await rewriting()).state).toBe('READY')
    await test.ok('discardRewriting', { as: ada, params })
    await cleanUp(test.app)
    expect(await test.db.select().from(jobs).where(eq(jobs.kind, 'rewrite-story'))).toEqual([])
  })

  it('a regenerated script is refused for a story that is being generated, and one that would be too long', async () => {
    const { ada, story_id, params } = await begin()
    const long = 'word '.repeat(4_000)
    expect(
      await test.call('rewriteStory', { as: ada, params, body: { script_type: 'SCRIPT', initial_prompt: long } }),
    ).toMatchObject({ status: 400, body: { error: 'VIDEO_LENGTH_LIMIT' } })
    const idea = {
      script_type: 'PROMPT' as const,
      initial_prompt: 'A lighthouse keeper writes one letter every night',
      video_length_in_sec: 900,
    }
    expect(await test.call('rewriteStory', { as: ada, params, body: idea })).toMatchObject({
      ...{ status: 400, body: { error: 'VIDEO_LENGTH_LIMIT' } },
    })
    await test.db.update(stories).set({ status: 'GENERATING' }).where(eq(stories.id, story_id))
    expect(
      await test.call('rewriteStory', {
        as: ada,
        params,
        body: { script_type: 'SCRIPT', initial_prompt: 'One two three.' },
      }),
    ).toMatchObject({ status: 409, body: { error: 'STORY_BUSY' } })
  })
})

it('characters named in accepted parts of a regenerated script join the cast, and no others', async () => {
  const { ada, story_id, take, written } = await begin()
  test.app.engines = { ...test.app.engines, writer: { ...createTestEngines().writer, write: async () => CAST } }
  await written('Whatever is written.')
  await take(['2-2'])
  const { results } = await test.ok('listCharacters', { as: ada, params: { storyId: story_id } })
  expect(results.map(({ call_name }) => call_name)).toEqual(['Narrator', 'Mara'])
})

it('who speaks in accepted parts of a regenerated script has a voice of their own, and undo gives the scene back to the narrator', async () => {
  const { ada, story_id, params, take, written } = await begin()
  const scenes = [
    { narration: 'One is here.', visualPrompt: 'One' },
    { narration: 'Two is here, at last!', visualPrompt: 'Two', speaker: 'mara', emotion: 'ANGRY' as const },
    { narration: 'Nobody asked.', visualPrompt: 'A lamp', speaker: 'Olaf' },
  ]
  const writer = { ...createTestEngines().writer, write: async () => ({ ...CAST, scenes }) }
  const { voice } = test.app.engines
  const [narrator] = voice.voices
  const voices = narrator ? [narrator, { ...narrator, id: 'second' }, { ...narrator, id: 'third' }] : []
  test.app.engines = { ...test.app.engines, writer, voice: { ...voice, voices } }
  const { pairs } = await written('Whatever is written.')
  await take(pairs.filter(({ change }) => change === 'CHANGED' || change === 'ADDED').map(({ id }) => id))
  const { results } = await test.ok('listCharacters', { as: ada, params: { storyId: story_id } })
  const [mara, olaf] = ['Mara', 'Olaf'].map((name) => results.find(({ call_name }) => call_name === name))
  const spoken = async () =>
    (await read(ada, story_id)).scenes
      .slice(0, 3)
      .map((scene) => [scene.speaker_story_character_id, scene.language_and_voice_code, scene.emotions])
  expect(await spoken()).toEqual([
    [null, null, []],
    [mara?.id, mara?.language_and_voice_code, ['ANGRY']],
    [olaf?.id, olaf?.language_and_voice_code, []],
  ])
  const given = [mara?.language_and_voice_code, olaf?.language_and_voice_code]
  expect(given.toSorted()).toEqual(['second', 'third'])
  await test.ok('undoStoryEdit', { as: ada, params })
  for (const [speaker] of await spoken()) expect(speaker).toBeNull()
  await test.ok('redoStoryEdit', { as: ada, params })
  expect((await spoken())[1]).toEqual([mara?.id, mara?.language_and_voice_code, ['ANGRY']])
})

const CAST = {
  title: 'Anew',
  scenes: ['Olaf is here.', 'Mara is here.'].map((narration) => ({ narration, visualPrompt: narration })),
  cast: ['Mara', 'Olaf'].map((name) => ({ name, description: 'A keeper' })),
}
