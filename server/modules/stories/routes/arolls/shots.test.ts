import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { WriterRequest, WrittenShot } from '#engines/ports.ts'
import type { Shot, ShotsPerScene } from '#generated/schema.ts'
import { stories, tasks } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  test.app.engines = createTestEngines()
  ada = await test.user()
})
afterAll(() => test.close())

/** About 12 s. */
const LONG = Array.from({ length: 5 }, () => 'The keeper climbs the stairs of the tower').join(' and then ') + '.'

const read = (story_id: string) => test.ok('getStory', { as: ada, query: { story_id } })
const plan = (story_id: string, shots_per_scene: ShotsPerScene) =>
  test.ok('planShots', { as: ada, params: { story_id }, body: { shots_per_scene } })
const submit = async (story_id: string) => {
  await test.ok('submitStory', { as: ada, params: { story_id } })
  await test.runJobs()
  return read(story_id)
}

/** A story of two scenes, divided and not generated. */
async function divided() {
  const body = { initial_prompt: `${LONG}\n\nA boat leaves.`, creation_mode: 'Script', script_type: 'SCRIPT' } as const
  const { story_id } = await test.ok('createStory', { as: ada, body })
  await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id, initial_prompt: body.initial_prompt } })
  await test.runJobs()
  return read(story_id)
}

const countsOf = ({ scenes }: Awaited<ReturnType<typeof read>>) => scenes.map(({ arolls }) => arolls.length)

it('splitStoryIntoScenes: a divided story has its shots before anything is generated', async () => {
  const { scenes } = await divided()
  expect(scenes.map(({ arolls }) => arolls.map(({ status }) => status))).toEqual([
    ['EMPTY', 'EMPTY', 'EMPTY'],
    ['EMPTY'],
  ])
  const [first] = scenes
  expect(new Set(first?.arolls.map(({ shot }) => shot?.size)).size).toBe(3)
  for (const { shot, aroll_object: shown } of first?.arolls ?? []) {
    expect(shot?.subject).toContain('keeper')
    expect(shown.image_generation_prompt).toContain(shot?.subject ?? '-')
  }
})

it('planShots: a scene gets as many shots as were chosen; what users wrote stays, and undo brings the others back', async () => {
  const { story_id, scenes } = await divided()
  const last = scenes[0]?.arolls.at(-1)
  const params = { aroll_id: last?.id ?? '' }
  const { shot } = await test.ok('updateShot', { as: ada, params, body: { subject: 'a brass lamp', size: 'DETAIL' } })
  expect(shot).toMatchObject({ subject: 'a brass lamp', size: 'DETAIL', is_locked: true })
  expect(countsOf(await plan(story_id, 'FOUR'))).toEqual([4, 4])
  const one = await plan(story_id, 'ONE')
  expect(countsOf(one)).toEqual([1, 1])
  expect(one.scenes[0]?.arolls[0]?.shot?.subject).toBe('a brass lamp')
  for (const { arolls, duration_in_frames: frames } of (await plan(story_id, 'TWO')).scenes)
    expect(arolls.reduce((sum, { duration_ms }) => sum + duration_ms, 0)).toBe(Math.round((frames * 1000) / 30))
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(countsOf(await read(story_id))).toEqual([1, 1])
  expect(countsOf(await plan(story_id, 'AUTO'))).toEqual([3, 1])
})

it('planShots: a scene still fades in when its first shot is deleted', async () => {
  const { story_id, scenes } = await divided()
  const [, second] = (await plan(story_id, 'TWO')).scenes
  const start = (scene?: (typeof scenes)[number]) => scene?.arolls[0]?.transition_name
  expect(start(second)).toBe('fade')
  const params = { aroll_id: second?.arolls[1]?.id ?? '' }
  await test.ok('updateShot', { as: ada, params, body: { is_locked: true } })
  const [, replanned] = (await plan(story_id, 'ONE')).scenes
  expect(replanned?.arolls.map(({ id }) => id)).toEqual([params.aroll_id])
  expect(start(replanned)).toBe('fade')
})

it('updateShot: the image is generated of the changed shot, and is outdated when the shot changes again', async () => {
  const { story_id, scenes } = await divided()
  const params = { aroll_id: scenes[1]?.arolls[0]?.id ?? '' }
  const body = { subject: 'a red boat', size: 'CLOSE_UP', angle: 'LOW', screen_direction: 'LEFT', action: 'it sails.' }
  await test.ok('updateShot', { as: ada, params, body })
  const made = await submit(story_id)
  const prompt = 'close-up from a low angle: a red boat, it sails, facing left'
  expect(made.scenes[1]?.arolls[0]?.aroll_object.media?.prompt).toBe(prompt)
  const marks = async () => (await test.ok('listStaleWork', { as: ada, params: { story_id } })).items.length
  const before = await marks()
  await test.ok('updateShot', { as: ada, params, body: { size: 'WIDE' } })
  expect(await marks()).toBe(before + 1)
})

it('updateShot: a lock alone changes no prompt; a shot without words and other users are refused', async () => {
  const { scenes } = await divided()
  const aroll = scenes[1]?.arolls[0]
  const params = { aroll_id: aroll?.id ?? '' }
  const locked = await test.ok('updateShot', { as: ada, params, body: { is_locked: true } })
  expect(locked.aroll_object).toEqual(aroll?.aroll_object)
  const refused = await test.call('updateShot', { as: ada, params, body: { subject: '  ' } })
  expect(refused).toMatchObject({ status: 400, body: { fields: { subject: ['Describe the shot'] } } })
  const eve = await test.user()
  expect((await test.call('updateShot', { as: eve, params, body: { size: 'WIDE' } })).status).toBe(404)
  expect((await test.call('getShotSketch', { as: eve, params })).status).toBe(404)
})

it('updateStory: the film style is part of every image’s prompt', async () => {
  const { story_id } = await divided()
  const film_style = { palette: 'teal', light: 'low sun', lens: '', medium: 'gouache', tone: '', audience: '' }
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { film_style } })
  const { scenes, film_style: saved } = await submit(story_id)
  expect(saved).toEqual(film_style)
  for (const { arolls } of scenes)
    for (const { aroll_object: shown } of arolls) expect(shown.media?.prompt).toContain('gouache, teal, low sun')
})

it('getShotSketch: a sketch is a small image of the shot, stored nowhere and free', async () => {
  const { story_id, scenes } = await divided()
  const params = { aroll_id: scenes[0]?.arolls[0]?.id ?? '' }
  const balance = await test.balance(ada)
  const { picture_url: url, width, height } = await test.ok('getShotSketch', { as: ada, params })
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  expect([width, height]).toEqual([320, 180])
  expect(bytes.length).toBeGreaterThan(0)
  expect(await test.balance(ada)).toBe(balance)
  expect((await read(story_id)).scenes[0]?.arolls[0]?.status).toBe('EMPTY')
})

it('addAroll: a new visual shows the last one’s subject in another size', async () => {
  const { scenes } = await divided()
  const scene = scenes[1]
  const { arolls } = await test.ok('addAroll', { as: ada, body: { scene: scene?.id } })
  const [first, second] = arolls.map(({ shot }) => shot)
  expect(second?.subject).toBe(first?.subject)
  expect(second?.size).not.toBe(first?.size)
})

it('generateStoryWithScriptType: a model’s plan is stored, drawn and moved as it says; the default is one shot a scene where images are paid', async () => {
  const shot = (subject: string, size: Shot['size']): WrittenShot => ({
    ...{ subject, size, angle: 'LOW', action: `${subject} turns`, end_state: 'dark', screen_direction: 'RIGHT' },
    ...{ continues: false, image_animation: 'PAN_UP' },
  })
  const style = { palette: 'amber', light: '', lens: '', medium: '', tone: 'warm', audience: '' }
  const asked: (number | undefined)[] = []
  const { writer, illustrator } = test.app.engines
  const planned = {
    ...writer,
    write: async (request: WriterRequest) => {
      asked.push(request.shotsPerScene)
      const shots = [shot('a lamp', 'WIDE'), shot('a moth', 'DETAIL')]
      return {
        title: 'Lamp',
        style,
        cast: [],
        scenes: [{ narration: 'A lamp is lit.', visualPrompt: 'a lamp', shots }],
      }
    },
  }
  const paid = { ...illustrator, info: { label: 'flux', builtIn: false } }
  test.app.engines = { ...test.app.engines, writer: planned, illustrator: paid }
  const write = async (shots_per_scene: ShotsPerScene) => {
    const body = { initial_prompt: 'A lamp in a lighthouse', script_type: 'PROMPT' } as const
    const { story_id } = await test.ok('createStory', { as: ada, body: { ...body, creation_mode: 'Text' } })
    await test.ok('updateStory', { as: ada, params: { story_id }, body: { shots_per_scene } })
    await test.ok('generateStoryWithScriptType', { as: ada, body: { ...body, story_id } })
    await test.runJobs()
    return read(story_id)
  }
  const one = await write('AUTO')
  expect(one.scenes[0]?.arolls.map(({ shot: shown }) => shown?.subject)).toEqual(['a lamp'])
  const { story_id, scenes, film_style } = await write('TWO')
  expect(asked).toEqual([1, 2])
  expect(film_style).toEqual(style)
  const [first, second] = scenes[0]?.arolls ?? []
  expect([first?.image_animation, second?.image_animation]).toEqual(['PAN_UP', 'PAN_UP'])
  expect(second?.aroll_object.image_generation_prompt).toBe(
    'extreme close-up from a low angle: a moth, a moth turns, facing right',
  )
  await test.db.update(stories).set({ aiOutputMode: 'VIDEO' }).where(eq(stories.id, story_id))
  const made = await submit(story_id)
  expect(made.scenes[0]?.arolls).toHaveLength(2)
  const moved = await test.db.select().from(tasks).where(eq(tasks.storyId, story_id))
  expect(moved.map(({ prompt }) => prompt).sort()).toEqual([
    'a lamp turns, camera tilts up, ends with dark',
    'a moth turns, camera tilts up, ends with dark',
  ])
})
