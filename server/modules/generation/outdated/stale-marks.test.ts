import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { arolls, media, scenes, tasks } from '#server/platform/db/schema/index.ts'
import { mediaRow } from '#server/testing/media-row.ts'
import { isMadeByItself } from './stale-work.ts'
import { setUpOutdatedStory } from './testing/made-story.ts'

const { test, begin, make } = await setUpOutdatedStory()

/** A generated story, whose second scene is changed by hand. */
async function beginChanging() {
  const begun = await begin()
  const rows = (await begun.read()).scenes
  const scene = rows[1]
  const ids = { scene: scene?.id ?? '', aroll: scene?.arolls[0]?.id ?? '', voice: scene?.audio_media?.id ?? '' }
  const change = (values: Partial<typeof scenes.$inferInsert>) =>
    test.db.update(scenes).set(values).where(eq(scenes.id, ids.scene))
  const changeAroll = (values: Partial<typeof arolls.$inferInsert>) =>
    test.db.update(arolls).set(values).where(eq(arolls.id, ids.aroll))
  const marks = async () =>
    (await begun.marks()).items.map(({ part, reasons, lock, credits }) => [part, reasons, lock, credits])
  return { begun, ids, change, changeAroll, marks }
}

const voiceMarks = (reasons: string[], lock: string | null, captionsLock = lock) => [
  ['VOICE', reasons, lock, lock === null ? 1 : 0],
  ['CAPTIONS', [], captionsLock, 0],
  ['LENGTH', [], lock, 0],
]

it.each<[string, Partial<typeof scenes.$inferInsert>, unknown[]]>([
  ['that was not changed', { text: 'Two is here.' }, []],
  ['with another text', { text: 'Other.' }, voiceMarks(['TEXT'], null)],
  ['spoken faster', { speakingRate: 1.5 }, voiceMarks(['MANNER'], null)],
  ['with captions by hand', { text: 'Other.', areCaptionsOverridden: true }, voiceMarks(['TEXT'], null, 'EDITED')],
  ['that is worked on', { text: 'Other.', status: 'GENERATING' }, voiceMarks(['TEXT'], 'IN_WORK')],
  ['with a recording of its own', { text: 'Other.', isUserUploadedAudio: true }, []],
  ['whose recording was written down', { text: 'Other.', isVoiceoverTranscribed: true }, []],
  ['without a text', { text: ' ' }, []],
  ['that was never spoken', { text: 'Other.', audioMediaId: null }, []],
  // A receipt takes precedence over its flag.
  ['that is only called old', { isVoiceoverStale: true }, []],
])('of a scene %s is outdated what would be generated differently', async (_what, values, expected) => {
  const { change, marks } = await beginChanging()
  await change(values)
  expect((await marks()).filter(([part]) => part !== 'PICTURE')).toEqual(expected)
})

it('of a voice-over older than receipts only its flag says whether it is outdated', async () => {
  const { ids, change, marks } = await beginChanging()
  await test.db.update(media).set({ receipt: null }).where(eq(media.id, ids.voice))
  await change({ text: 'Two was here.' })
  expect((await marks()).filter(([part]) => part !== 'PICTURE')).toEqual([])
  await change({ isVoiceoverStale: true })
  expect((await marks()).filter(([part]) => part !== 'PICTURE')).toEqual(voiceMarks([], null))
})

it('an image is outdated by today’s inputs, and not while it is worked on', async () => {
  const { begun, changeAroll, marks } = await beginChanging()
  await changeAroll({ customImageGenerationPrompt: 'A boat' })
  expect(await marks()).toEqual([['PICTURE', ['PROMPT'], null, 1]])
  await changeAroll({ imageStyle: 'watercolor', seed: 1 })
  const [[, reasons] = []] = await marks()
  expect([...(Array.isArray(reasons) ? reasons : [])].sort()).toEqual(['LOOK', 'PROMPT', 'SEED'])
  await changeAroll({ status: 'GENERATING' })
  expect((await marks())[0]).toMatchObject(['PICTURE', {}, 'IN_WORK', 0])
  await changeAroll({ status: 'COMPLETED', mediaId: begun.portraits[0] })
  // A user's upload has no inputs.
  expect(await marks()).toEqual([])
})

it.each(['CREATED', 'PROCESSING', 'COMPLETED', 'CANCELLED'] as const)(
  'an image whose task is %s is locked only while the task runs',
  async (status) => {
    const { begun, ids, changeAroll, marks } = await beginChanging()
    await changeAroll({ customImageGenerationPrompt: 'A boat' })
    const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
    const task = {
      userId: begun.ada.id,
      storyId: begun.story_id,
      taskType: 'upscale',
      modelId: 'draft-upscale',
    } as const
    await test.db.insert(tasks).values({ ...task, ...at, status, arollId: ids.aroll })
    const isGoingOn = status === 'CREATED' || status === 'PROCESSING'
    expect((await marks())[0]?.[2]).toBe(isGoingOn ? 'IN_WORK' : null)
  },
)

it('a scene’s marks name scene, image and engine', async () => {
  const { begun, ids } = await beginChanging()
  await make(begun, { kind: 'look', look: 'watercolor' })
  const { items, credits } = await begun.marks()
  expect(items[1]).toEqual({
    ...{ id: `picture:${ids.aroll}`, part: 'PICTURE', reasons: ['LOOK'], follows: null, lock: null, credits: 1 },
    ...{ scene_id: ids.scene, scene_number: 2, aroll_id: ids.aroll, engine: 'Test engine', is_draft: true },
  })
  expect(credits).toBe(3)
})

const image = mediaRow({ id: 'picture' })
const clip = mediaRow({ id: 'clip' })
const ofClip = { resultMediaId: 'clip', modelId: 'draft-image-to-video', prompt: null, request: {} }

it.each([
  ['an image alone', {}, [image], true],
  ['a clip that came along', {}, [clip, image], true],
  ['a clip with words', { prompt: 'left' }, [clip, image], false],
  ['a clip to another image', { request: { end_frame_id: 'end' } }, [clip, image], false],
  ['a clip of an edit', {}, [clip, image, mediaRow({ id: 'older' })], false],
  ['what another model made', { modelId: 'draft-upscale' }, [clip, image], false],
  ['what has no known task', { resultMediaId: 'other' }, [clip, image], false],
])('whether %s was made without a user’s words', (_what, said, chain, isByItself) => {
  expect(isMadeByItself({ tasks: [{ ...ofClip, ...said }] as never }, chain)).toBe(isByItself)
})
