import { expect, it } from 'vitest'
import type { Translator } from '#engines/ports.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

/** Whatever its input: as many of a language's own words. */
const translator: Translator = {
  info: { label: 'Test translator', builtIn: true },
  translate: async ({ texts, to }) => ({ texts: texts.map((_, at) => SENTENCES[to]?.[at % 2] ?? '') }),
}
const { test, calls, begin, submit, read, readStatus, made } = await setUpGeneration({ translator })

/** Two sentences in languages without a voice. The letters of German are those of the available voices. */
const SENTENCES: Readonly<Record<string, readonly [string, string]>> = {
  'ja-JP': ['灯台守は毎晩、長い手紙を書いていました。', 'それは冬の終わりまで続きました。'],
  'ar-SA': ['في قديم الزمان عاش حارس منارة وحيدا.', 'كان يكتب رسالة كل ليلة.'],
  'de-DE': ['Der Leuchtturmwärter schrieb jede Nacht einen Brief.', 'Das ging bis zum Ende des Winters so.'],
}
const LANGUAGES = Object.keys(SENTENCES)

type Way = (ada: TestUser, language: string, sentences: readonly [string, string]) => Promise<string>

async function portraitOf(ada: TestUser): Promise<string> {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return (await uploadFile(test, ada, { name: 'mara.png', type: 'image/png', bytes })).id
}

const WAYS: Readonly<Record<string, Way>> = {
  async 'parseScreenplayAndCreateStory: a screenplay'(ada, language, [action, said]) {
    const script = `INT. LAMP ROOM - NIGHT\n\n${action}\n\nMARA\n${said}\n`
    const { story_id } = await test.ok('parseScreenplayAndCreateStory', { as: ada, body: { script, language } })
    await submit(ada, story_id)
    return story_id
  },
  async 'createNarratedStory: a narrated story'(ada, language, sentences) {
    const body = { initial_prompt: sentences.join(' '), language, scene_size: 'SHORT' } as const
    const { story_id } = await test.ok('createNarratedStory', { as: ada, body })
    await submit(ada, story_id)
    return story_id
  },
  async 'updateSceneAudio: an avatar with a script only'(ada, language, sentences) {
    const story_id = await begin(ada, { creation_mode: 'Avatar', language, aspect_ratio: 'ONE_ONE' })
    const { id: scene_id } = await test.ok('addScene', { as: ada, body: { story_id, new_element_order: 0 } })
    const { arolls } = await test.ok('addAroll', { as: ada, body: { scene: scene_id } })
    const params = { aroll_id: arolls[0]?.id ?? '' }
    await test.ok('setArollMedia', { as: ada, params, body: { media: await portraitOf(ada) } })
    await test.ok('updateSceneAudio', { as: ada, body: { story_id, scene_id, new_text: sentences.join(' ') } })
    await submit(ada, story_id)
    return story_id
  },
  async 'duplicateStoryInAnotherLanguage: a copy that a machine translates'(ada, language) {
    const body = { story_id: await made(ada, 'One is here. Two is here.'), language }
    calls.length = 0
    return (await test.ok('duplicateStoryInAnotherLanguage', { as: ada, body })).story_id
  },
}

it.each(Object.keys(WAYS).flatMap((way) => LANGUAGES.map((language) => [way, language] as const)))(
  '%s in a language that no voice here speaks (%s) is generated, with captions timed to reading speed',
  async (way, language) => {
    const ada = await test.user()
    const sentences = SENTENCES[language] ?? ['', '']
    const story_id = (await WAYS[way]?.(ada, language, sentences)) ?? ''
    await test.runJobs()
    const story = await read(ada, story_id)
    expect(story).toMatchObject({ status: 'COMPLETED', language })
    expect(await readStatus(ada, story_id)).toMatchObject({ status: 'COMPLETED', error_message: null })
    expect(calls.filter((call) => call.startsWith('speak'))).toEqual([])
    expect(story.scenes.map(({ text }) => text).join(' ')).toBe(sentences.join(' '))
    for (const scene of story.scenes) {
      expect(scene).toMatchObject({ status: 'COMPLETED', audio_media: null, error_message: null })
      expect(scene.show_captions).toBe(true)
      expect(scene.arolls[0]?.aroll_object.media).not.toBeNull()
      const unspaced = (text: string) => text.replaceAll(' ', '')
      expect(unspaced(scene.captions.map(({ word }) => word).join(''))).toBe(unspaced(scene.text))
      const lengthMs = (scene.duration_in_frames / 30) * 1000
      expect(scene.captions[0]?.start).toBe(0)
      expect(scene.captions.at(-1)?.end).toBeLessThanOrEqual(lengthMs)
      // No reader reads more than 20 letters or 6 signs a second.
      expect(lengthMs / 1000).toBeGreaterThan(scene.text.length / (language === 'ja-JP' ? 6 : 20))
      // Its images last as long as it does.
      const shownMs = scene.arolls.reduce((sum, { duration_ms: ms }) => sum + ms, 0)
      expect(Math.abs(shownMs - lengthMs)).toBeLessThan(1)
    }
  },
)
