import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { renders } from '#server/platform/db/schema/index.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
let storyId: string
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
  const values = { templatedCaptionsStyle: 'NEON', customCaptionsStyle: { color: '#00ff00' } } as const
  storyId = (await makeStory(test.db, ada, { values })).id
})
afterAll(() => test.close())

const uploadLogo = (side: number) => {
  const form = new FormData()
  form.set('logo', new File([new Uint8Array(makePng(side, side))], 'logo.png', { type: 'image/png' }))
  return test.ok('uploadLogo', { as: ada, body: form })
}
const use = (use_brand_settings: boolean) =>
  test.ok('updateStory', { as: ada, params: { story_id: storyId }, body: { use_brand_settings } })
const brand = {
  templated_captions_style: 'BOXED',
  custom_captions_style: { color: '#ff0000' },
  logo_size: 20,
  logo_position: 'BOTTOM_CENTER',
} as const

/** What editor, preview link and export show of it. */
async function shown() {
  const editor = await test.ok('getStory', { as: ada, query: { story_id: storyId } })
  const link = await test.ok('generatePreviewLink', { as: ada, body: { story_id: storyId } })
  const visitor = await test.ok('getPublicStory', { query: { public_preview_id: link.public_preview_id } })
  const { render } = await test.ok('generateVideo', { as: ada, body: { story_id: storyId, executor: 'BROWSER' } })
  const { story: film } = await test.ok('getRenderDocument', { as: ada, params: { render_id: render.id } })
  await test.ok('cancelRender', { as: ada, params: { render_id: render.id } })
  const look = (story: typeof editor | typeof visitor) => ({
    template: story.templated_captions_style,
    custom: story.custom_captions_style,
    logo: story.brand_overlay && {
      ...story.brand_overlay,
      logo_url: new URL(story.brand_overlay.logo_url, 'http://x').pathname,
    },
  })
  expect(look(visitor)).toEqual(look(editor))
  expect(look(film)).toEqual(look(editor))
  return { ...look(editor), exportedAt: editor.brand_exported_at, own: editor.captions_settings }
}

async function exportIt() {
  const { render } = await test.ok('generateVideo', { as: ada, body: { story_id: storyId, executor: 'BROWSER' } })
  await test.db
    .update(renders)
    .set({ status: 'COMPLETED', completedAt: test.clock.now() })
    .where(eq(renders.id, render.id))
}

it('a story with its brand looks the same in player, preview link and film, and has its own style without', async () => {
  const { logo_url } = await uploadLogo(8)
  await test.ok('updateUserBrandSettings', { as: ada, body: brand })
  expect(await shown()).toMatchObject({ template: null, custom: null, logo: null })
  await use(true)
  const logo = { logo_url: new URL(logo_url ?? '', 'http://x').pathname, logo_size: 20, logo_position: 'BOTTOM_CENTER' }
  expect(await shown()).toMatchObject({ template: 'BOXED', custom: { color: '#ff0000' }, logo, exportedAt: null })
  await use(false)
  const own = { templated_captions_style: 'NEON', custom_captions_style: { color: '#00ff00' } }
  expect(await shown()).toMatchObject({ template: null, custom: null, logo: null, own })
})

it('the user’s tabs are notified of every change of the brand, and no others', async () => {
  const other = await test.user()
  const changes = (of: TestUser) =>
    test.events.filter(({ event, channel }) => event === 'brand-changed' && channel.includes(of.pusherId)).length
  await test.ok('updateUserBrandSettings', { as: ada, body: brand })
  await uploadLogo(8)
  await test.ok('removeLogo', { as: ada })
  expect([changes(ada), changes(other)]).toEqual([3, 0])
})

it('a story follows a change of its brand until it is exported, and again once it is changed', async () => {
  const first = await uploadLogo(8)
  await test.ok('updateUserBrandSettings', { as: ada, body: brand })
  await use(true)
  await test.ok('updateUserBrandSettings', { as: ada, body: { templated_captions_style: 'MINIMAL' } })
  expect((await shown()).template).toBe('MINIMAL')
  await exportIt()
  await test.ok('updateUserBrandSettings', { as: ada, body: { templated_captions_style: 'KARAOKE', logo_size: 30 } })
  const second = await uploadLogo(9)
  const exported = await shown()
  expect(exported).toMatchObject({ template: 'MINIMAL', logo: { logo_size: 20 } })
  expect(exported.exportedAt).not.toBeNull()
  expect(exported.logo?.logo_url).toBe(new URL(first.logo_url ?? '', 'http://x').pathname)
  // The film's logo file still exists.
  expect(test.files.keys().filter((key) => key.startsWith('logo/'))).toHaveLength(2)
  await test.ok('updateStoryTitle', { as: ada, body: { story_id: storyId, display_title: 'Changed' } })
  expect(await shown()).toMatchObject({
    template: 'KARAOKE',
    logo: { logo_size: 30, logo_url: new URL(second.logo_url ?? '', 'http://x').pathname },
    exportedAt: null,
  })
})
