import { describe, expect, test } from 'vitest'
import { GERMAN_SCREENPLAY } from '#src/domain/fountain/german-screenplay.fixture.ts'
import { longScreenplay } from '#src/domain/fountain/long-screenplay.fixture.ts'
import { parseScreenplay } from '#src/domain/fountain/parse.ts'
import { plannedScreenplay } from '#src/domain/fountain/planned-length.ts'
import { sceneSeconds } from '#src/domain/planned-length.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { TWO_CUPS } from '#server/modules/stories/screenplay/testing/begin-screenplay.ts'
import { setUpScreenplays } from '#server/modules/stories/screenplay/testing/set-up-screenplays.ts'
import { makeStory } from '#server/testing/make-story.ts'

const { app, begin } = await setUpScreenplays()

describe('a parsed screenplay', () => {
  test('a script whose parsing is ended at its limit is refused with a message, and leaves no story', async () => {
    const owner = await app.user()
    const { sandbox } = app.app
    const TOO_SLOW = 'This file takes too long to read. It may be damaged'
    app.app.sandbox = { ...sandbox, run: () => Promise.reject(new UnreadableFile(TOO_SLOW)) }
    const body = { script: TWO_CUPS }
    const refused = await app.call('parseScreenplayAndCreateStory', { as: owner, body })
    app.app.sandbox = sandbox
    expect(refused).toMatchObject({ status: 400, body: { fields: { script: [TOO_SLOW] } } })
    expect((await app.ok('getUserStories', { as: owner, query: {} })).results).toEqual([])
  })

  test('a German screenplay brings its title and casts its speakers, none of its nouns', async () => {
    const owner = await app.user()
    const story = await app.ok('parseScreenplayAndCreateStory', { as: owner, body: { script: GERMAN_SCREENPLAY } })
    expect(story.display_title).toBe('Der letzte Leuchtturm')
    const params = { storyId: story.story_id }
    const { results } = await app.ok('listCharacters', { as: owner, params })
    expect(results.map(({ call_name: name }) => name).toSorted()).toEqual(['Brodersen', 'Hanna', 'Jost', 'Narrator'])
  })

  test('parseScreenplayAndCreateStory, listScreenplaySegments: a parsed screenplay becomes segments, locations, a cast with voices, and scenes', async () => {
    const { owner, story, list, text, cast, sceneRows } = await begin()
    expect(story).toMatchObject({
      display_title: 'Two cups',
      status: 'DRAFT',
      creation_mode: 'Screenplay',
      script_type: 'SCREENPLAY',
      is_created_with_screenplay: true,
    })
    const segments = await list()
    expect(segments).toMatchObject([
      { location_name: 'Lighthouse - Lamp Room', location_type: 'INT', time_of_day: 'NIGHT', version: 0 },
      { location_name: 'Lighthouse', location_type: 'EXT', time_of_day: 'DAY', index: 1 },
    ])
    const people = await cast()
    const mara = people.find(({ call_name }) => call_name === 'Mara')
    expect(people.map(({ call_name }) => call_name)).toEqual(['Narrator', 'Emil', 'Mara'])
    expect(mara?.language_and_voice_code).not.toBeNull()
    expect(segments[0]?.elements).toMatchObject([
      { element_type: 'ACTION', description: 'Mara climbs the stairs.', character: null },
      { element_type: 'DIALOGUE', character: mara?.id, description: 'V.O.; softly', emotions: ['CALM'] },
    ])
    const places = (await app.ok('listLocations', { as: owner })).results
    const whole = places.find(({ name }) => name === 'Lighthouse')
    expect(places).toMatchObject([{ name: 'Lighthouse' }, { name: 'Lighthouse - Lamp Room', derived_from: whole?.id }])
    expect(await sceneRows()).toMatchObject([
      { text: 'Mara climbs the stairs.', speakerStoryCharacterId: null },
      {
        text: 'One more night.',
        speakerStoryCharacterId: mara?.id,
        languageAndVoiceCode: mara?.language_and_voice_code,
        emotions: ['CALM'],
        lastUsedImagePrompt: 'Mara climbs the stairs, inside the lighthouse, lamp room, at night',
      },
      { text: 'Mara!', lastUsedImagePrompt: 'Close on Emil, at the lighthouse, by day' },
    ])
    expect(await text()).toBe(TWO_CUPS)
  })

  test('a child of a screenplay is spoken by the voice that sounds youngest, not by the next in the list', async () => {
    const [voice] = app.app.engines.voice.voices
    if (!voice) throw new Error('There are voices')
    const { voices } = app.app.engines.voice
    const as = (id: string, description: string) => ({ ...voice, id, description })
    Object.assign(app.app.engines.voice, {
      voices: [voice, as('old', 'Low, a little older'), as('young', 'Bright and young')],
    })
    const { cast } = await begin('INT. HALL - DAY\n\nTIMMY (8) and the keeper run.\n\nTIMMY\nWait!\n\nKEEPER\nNo.\n')
    Object.assign(app.app.engines.voice, { voices })
    const people = await cast()
    expect(people.map(({ call_name: name, language_and_voice_code: code }) => [name, code])).toEqual([
      ['Narrator', null],
      ['Keeper', 'old'],
      ['Timmy', 'young'],
    ])
  })

  test('a screenplay that is parsed again unchanged keeps every id; with other words it replaces the previous one', async () => {
    const { owner, story, list, cast, sceneRows } = await begin()
    const read = (script: string) =>
      app.ok('parseScreenplayAndCreateStory', { as: owner, body: { script, story_id: story.id } })
    const before = [await list(), await sceneRows()]
    await read(TWO_CUPS)
    expect([await list(), await sceneRows()]).toEqual(before)
    await read(TWO_CUPS.replace('EMIL', 'IDA'))
    expect((await cast()).map(({ call_name }) => call_name)).toEqual(['Narrator', 'Ida', 'Mara'])
    expect((await sceneRows()).map(({ text }) => text)).toEqual(['Mara climbs the stairs.', 'One more night.', 'Mara!'])
  })

  test('a parsed screenplay brings its title, also in place of an earlier text’s title, and not of one that the user set', async () => {
    const printed = (title: string) =>
      `${title}\n\nWritten by\n\nA. Person\n\n**FADE IN:**\n\n1 INT. HARBOUR - DAY 1\n\nRain.`
    const { owner, story, text, sceneRows } = await begin(printed('TWO CUPS'))
    const into = { as: owner, params: { story_id: story.id } }
    const titleNow = async () => (await app.ok('getStory', { as: owner, query: { story_id: story.id } })).display_title
    expect(await titleNow()).toBe('Two Cups')
    expect((await sceneRows()).map((scene) => scene.text)).toEqual(['Rain.'])
    const read = (script: string) =>
      app.ok('parseScreenplayAndCreateStory', { as: owner, body: { script, story_id: story.id } })
    await read(printed('THREE CUPS'))
    expect(await titleNow()).toBe('Three Cups')
    const segments = [{ location: 'Pier', elements: [{ element_type: 'ACTION' as const, description: 'Fog.' }] }]
    await app.ok('importScreenplayFromJson', { ...into, body: { screenplay_data: { title: 'Four cups', segments } } })
    expect(await titleNow()).toBe('Four cups')
    await app.ok('updateStory', { ...into, body: { display_title: 'My own' } })
    await read(printed('FIVE CUPS'))
    expect(await titleNow()).toBe('My own')
    expect(await text()).toBe(printed('My own'))
  })

  test('an invalid screenplay is refused with the wrong line, and the story stays', async () => {
    const { owner, story, list } = await begin()
    const refused = (script: string) =>
      app.call('parseScreenplayAndCreateStory', { as: owner, body: { script, story_id: story.id } })
    expect(await refused('\nOnce upon a time.')).toMatchObject({
      status: 400,
      body: { fields: { script: ['Line 2: start a scene with INT. or EXT.'] } },
    })
    expect(await refused(`INT. A\n\n${'long '.repeat(1100)}`)).toMatchObject({
      body: { fields: { script: ['Line 3: a paragraph can be up to 5,000 characters'] } },
    })
    expect(await list()).toHaveLength(2)
  })

  test('a parsed screenplay has the length that was estimated from its text', async () => {
    const { story, sceneRows } = await begin(longScreenplay(3))
    const { segments } = parseScreenplay(longScreenplay(3))
    const telling = {
      language: story.language,
      seconds: sceneSeconds(story.scene_size, story.scene_pace),
      narrateAction: true,
    }
    expect((await sceneRows()).map(({ durationInFrames }) => durationInFrames)).toEqual(
      plannedScreenplay(segments, telling),
    )
  })

  test('exportScreenplay: a screenplay of more than 20 pages is exported word for word and is split into more than 150 scenes', async () => {
    const script = longScreenplay(22)
    const { text, sceneRows } = await begin(script)
    expect(await text()).toBe(script)
    expect((await sceneRows()).length).toBeGreaterThan(150)
  })
})

test('a copy has the screenplay too, with locations, its own cast and speakers; changing it does not change the original', async () => {
  const { owner, story, list, text, sceneRows } = await begin()
  const copy = await app.ok('duplicateStory', { as: owner, body: { story_id: story.story_id } })
  const there = { as: owner, params: { story_id: copy.story_id } }
  const ours = (await app.ok('listScreenplaySegments', there)).results
  const theirs = await list()
  const said = (all: typeof theirs) =>
    all.map(({ location, elements }) => [
      location,
      elements.map(({ description, dialogue }) => [description, dialogue]),
    ])
  expect(said(ours)).toEqual(said(theirs))
  // The title is the copy's; everything else is word for word the same.
  const untitled = (whole: string) => whole.replace(/^Title: .*$/mu, '')
  expect(untitled((await app.ok('exportScreenplay', there)).text)).toBe(untitled(await text()))
  const people = (await app.ok('listCharacters', { as: owner, params: { storyId: copy.story_id } })).results
  const mara = people.find(({ call_name: name }) => name === 'Mara')
  expect(ours[0]?.elements[1]?.character).toBe(mara?.id)
  expect(theirs[0]?.elements[1]?.character).not.toBe(mara?.id)
  const document = await app.ok('getStory', { as: owner, query: { story_id: copy.story_id } })
  const named = (ids: (string | null)[]) => ids.map((id) => id !== null)
  expect(named(document.scenes.map((scene) => scene.speaker_story_character_id))).toEqual(
    named((await sceneRows()).map((scene) => scene.speakerStoryCharacterId)),
  )
  await app.ok('deleteScreenplaySegment', {
    as: owner,
    params: { story_id: copy.story_id, segment_id: ours[0]?.id ?? '' },
  })
  expect(await list()).toEqual(theirs)
})

test('a copied screenplay without segments keeps its text when the first is added, and can be parsed again', async () => {
  const owner = await app.user()
  const values = { initialPrompt: TWO_CUPS, isCreatedWithScreenplay: true, scriptType: 'SCREENPLAY' as const }
  const story = await makeStory(app.db, owner, { values: { ...values, displayTitle: 'Two cups' } })
  const at = { as: owner, params: { story_id: story.id } }
  expect((await app.ok('exportScreenplay', at)).text).toBe(TWO_CUPS)
  await app.ok('createScreenplaySegment', { ...at, body: { location_name: 'Pier' } })
  expect((await app.ok('listScreenplaySegments', at)).results).toHaveLength(3)
  expect((await app.ok('exportScreenplay', at)).text).toBe(`${TWO_CUPS}\nINT. PIER - DAY\n\n`)
})

describe('importing JSON', () => {
  const kitchen = {
    title: 'Rain',
    segments: [
      {
        location: 'kitchen',
        elements: [
          { element_type: 'ACTION', description: 'Rain.' },
          { element_type: 'DIALOGUE', character: 'mara', dialogue: 'Stay.', emotions: ['SAD'] },
        ],
      },
    ],
  }

  test('importScreenplayFromJson: importing JSON replaces everything, finds characters and locations by name, and gives an untitled story its title', async () => {
    const owner = await app.user()
    const story = await makeStory(app.db, owner, { values: { displayTitle: 'Untitled story', status: 'DRAFT' } })
    const at = { as: owner, params: { story_id: story.id } }
    const bring = (data: object) => app.ok('importScreenplayFromJson', { ...at, body: { screenplay_data: data } })
    await bring(kitchen)
    const again = await bring({
      segments: [{ location: 'KITCHEN', time_of_day: 'DUSK', elements: [] }, ...kitchen.segments],
    })
    expect(again.results).toMatchObject([
      { location_type: 'INT', time_of_day: 'DUSK' },
      { location_name: 'kitchen', time_of_day: 'DAY', elements: [{}, { emotions: ['SAD'] }] },
    ])
    expect((await app.ok('listLocations', { as: owner })).results).toHaveLength(1)
    expect((await app.ok('getStory', { as: owner, query: { story_id: story.id } })).display_title).toBe('Rain')
    expect((await app.ok('exportScreenplay', at)).text).toContain('MARA\n[[emotions: sad]]\nStay.')
  })

  test('importing JSON is all or nothing, and names errors by their position', async () => {
    const { at, list } = await begin()
    const [segment] = kitchen.segments
    const broken = { segments: [segment, { elements: [{ element_type: 'DIALOGUE' }, { element_type: 'SHOT' }] }] }
    const answer = await app.call('importScreenplayFromJson', { ...at, body: { screenplay_data: broken } })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        fields: {
          'screenplay_data.segments.1.elements.0.dialogue': ['Enter the dialogue'],
          'screenplay_data.segments.1.elements.1.description': ['Enter some text'],
        },
      },
    })
    expect(await list()).toHaveLength(2)
  })
})

test('the transitions of a screenplay apply to its scenes; those without one fade as usual', async () => {
  const script = [
    'FADE IN:\n\nINT. HALL - NIGHT\n\nThe lamp burns.\n\nDISSOLVE TO:',
    'EXT. SEA - NIGHT\n\nWaves roll.\n\nThe wind rises.\n\nSMASH CUT TO:',
    'EXT. SEA - DAWN\n\nSilence.\n\nFADE OUT.',
    'INT. HALL - DAY\n\nThe lamp is out.\n',
  ].join('\n\n')
  const { owner, story, at, list, element, on } = await begin(script)
  const shown = async () => {
    const document = await app.ok('getStory', { as: owner, query: { story_id: story.id } })
    return document.scenes.map(({ arolls: [first] }) => first && [first.transition_name, first.transition_duration_ms])
  }
  const read = [
    ['dip-to-black', 1000],
    ['fade', 500],
    ['fade', 500],
    ['', 0],
    ['dip-to-black', 1000],
  ]
  expect(await shown()).toEqual(read)
  // Built again from other words: what waited for its image follows.
  expect(await list()).toHaveLength(4)
  const dissolve = await element(0, 1)
  await app.ok('updateScreenplayElement', {
    ...on({ element_id: dissolve.id }),
    body: { element_type: 'TRANSITION', description: 'WIPE TO' },
  })
  await app.ok('buildScenesFromScreenplay', { ...at, body: { narrate_action: true } })
  expect(await shown()).toEqual(read.with(1, ['wipe', 600]))
  await app.ok('submitStory', at)
  await app.runJobs()
  expect(await shown()).toEqual(read.with(1, ['wipe', 600]).with(2, ['fade', 500]))
})
