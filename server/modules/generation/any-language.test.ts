import { expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { EngineError } from '#engines/ports.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const { test, calls, engine, begin, split, submit, read, readStatus, balance } = await setUpGeneration()

const ARABIC = 'في قديم الزمان عاش حارس منارة. كان يكتب رسالة كل ليلة. ثم انطفأ الضوء.'
const JAPANESE = '灯台守は毎晩手紙を書きました。ある冬、光が消えました。彼はまだ待っています。'

async function make(language: string, text: string, extra: object = {}) {
  const ada = await test.user()
  const story_id = await begin(ada, { language, ...extra })
  await split(ada, story_id, text)
  await test.runJobs()
  await submit(ada, story_id)
  await test.runJobs()
  return { ada, story_id, story: await read(ada, story_id) }
}

it.each([
  ['ar-SA', ARABIC],
  ['ja-JP', JAPANESE],
  // The language stays as set: no English voice reads these letters either.
  ['en-US', ARABIC],
  ['de-DE', 'Der Wärter schrieb jede Nacht. Dann ging das Licht aus.'],
])(
  'a story without a matching voice is generated with captions timed to reading speed (%s)',
  async (language, text) => {
    const { story } = await make(language, text)
    expect(story).toMatchObject({ status: 'COMPLETED' })
    expect(calls.filter((call) => call.startsWith('speak'))).toEqual([])
    for (const scene of story.scenes) {
      expect(scene).toMatchObject({ status: 'COMPLETED', audio_media: null, error_message: null })
      expect(scene.arolls[0]?.aroll_object.media).not.toBeNull()
      expect(
        scene.captions
          .map(({ word }) => word)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(scene.text.replaceAll(' ', ''))
      const lengthMs = (scene.duration_in_frames / 30) * 1000
      expect(scene.captions.at(-1)?.end).toBeLessThanOrEqual(lengthMs)
      // No reader reads more than 20 letters or 6 signs a second.
      const perSecond = /[ぁ-ん]/u.test(scene.text) ? 6 : 20
      expect(lengthMs / 1000).toBeGreaterThan(scene.text.length / perSecond)
    }
  },
)

it('only the scenes a voice can read are spoken, in a story of two scripts', async () => {
  const { story } = await make('en-US', 'The lamp is lit. 灯台守は手紙を書きました. The lamp goes out.')
  expect(story.status).toBe('COMPLETED')
  expect(story.scenes.map((scene) => scene.audio_media !== null)).toEqual([true, false, true])
})

it('a voice chosen by the user reads a language that is not its own', async () => {
  const { story } = await make('de-DE', 'Der Wärter schrieb jede Nacht.', { default_voice_code: 'en-US-test' })
  expect(story.scenes.every((scene) => scene.audio_media !== null)).toBe(true)
})

it('captions without a voice-over follow their text, and give way to those that the user writes', async () => {
  const { ada, story_id, story } = await make('ja-JP', JAPANESE)
  const scene_id = story.scenes[0]?.id ?? ''
  const changed = await test.ok('updateSceneAudio', {
    as: ada,
    body: { story_id, scene_id, new_text: '光が消えました。' },
  })
  expect(changed.captions.map(({ word }) => word)).toEqual(['光が消えました。'])
  expect(changed.status).toBe('COMPLETED')
  // A voice-over with another text does not stay beside unspoken words.
  const english = { story_id, scene_id, new_text: 'The light went out.', generate_audio: true }
  await test.ok('updateSceneAudio', { as: ada, body: { ...english, voice_code: 'en-US-test' } })
  await test.runJobs()
  expect((await read(ada, story_id)).scenes[0]?.audio_media).not.toBeNull()
  const again = { story_id, scene_id, new_text: '光が消えました。' }
  expect(await test.ok('updateSceneAudio', { as: ada, body: again })).toMatchObject({ audio_media: null })
  const refused = await test.call('regenerateSceneAudio', { as: ada, body: { story_id, scene_id } })
  const why = 'Voice-over isn’t available for Japanese: record it yourself'
  expect(refused).toMatchObject({ status: 400, body: { fields: { voice_code: [why] } } })
  expect(await test.call('generateAudio', { as: ada, body: { story_id } })).toMatchObject({
    status: 400,
    body: { fields: { voice_code: [why] } },
  })
})

it('one scene that fails does not stop the others; each has its reason, and only it is regenerated', async () => {
  const ada = await test.user()
  const story_id = await begin(ada)
  await split(ada, story_id, 'One is here. Two is here. Three is here. Four is here.')
  await test.runJobs()
  await submit(ada, story_id)
  engine.before = (call) => {
    if (call === 'speak One is here.') throw new EngineError('The voice is hoarse')
    if (call.includes('Image of Three')) throw new EngineError('There is no paint left')
  }
  await test.runJobs()
  expect(test.takeLogged()).toHaveLength(1)
  const status = await readStatus(ada, story_id)
  expect(status).toMatchObject({ status: 'FAILED', scenes_total: 4, scenes_completed: 2 })
  expect(status.error_message).toBe(
    'Couldn’t generate the voice-over for scene 1: The voice is hoarse. One more scene failed. 2 of 4 scenes are still here. Generate the story again to continue where it stopped. You weren’t charged for missing parts.',
  )
  const { scenes } = await read(ada, story_id)
  expect(scenes.map(({ status: each, error_message }) => [each, error_message])).toEqual([
    ['FAILED', 'Couldn’t generate the voice-over for scene 1: The voice is hoarse.'],
    ['COMPLETED', null],
    ['FAILED', 'Couldn’t generate the image for scene 3: There is no paint left.'],
    ['COMPLETED', null],
  ])
  // A failed voice-over still leaves its captions.
  expect(scenes[0]?.captions.map(({ word }) => word)).toEqual(['One', 'is', 'here.'])
  expect(await balance(ada)).toBe(STARTING_CREDITS)
  engine.before = () => undefined
  calls.length = 0
  await submit(ada, story_id)
  await test.runJobs()
  expect((await read(ada, story_id)).status).toBe('COMPLETED')
  expect(calls).toEqual(['speak One is here.', expect.stringContaining('Image of Three')])
})
