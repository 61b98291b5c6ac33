import { afterAll, beforeEach, expect, it } from 'vitest'
import { PLAN_COUNTS } from '#src/domain/credits.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const add = async (as: TestUser, name: string) => (await test.ok('createProject', { as, body: { name } })).project_id

it('listProjects: projects are listed by their newest change, including their stories’, and found by name', async () => {
  const ada = await test.user()
  const coast = await add(ada, 'Coast films')
  test.clock.advance(1000)
  const city = await add(ada, 'City 100%')
  const ids = async (query = {}) =>
    (await test.ok('listProjects', { as: ada, query })).results.map((project) => project.project_id)
  expect(await ids()).toEqual([city, coast])
  test.clock.advance(1000)
  await test.ok('createStory', { as: ada, body: { creation_mode: 'Text', project_id: coast } })
  expect(await ids()).toEqual([coast, city])
  expect(await ids({ query: '100%' })).toEqual([city])
  expect(await ids({ query: '_' })).toEqual([])
})

it('getProject, renameProject, deleteProject: a project counts its stories, is renamed, and is deleted without them', async () => {
  const ada = await test.user()
  const params = { project_id: await add(ada, 'Coast films') }
  test.clock.advance(1000)
  const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Text', ...params } })
  const at = test.clock.now().toISOString()
  expect(await test.ok('getProject', { as: ada, params })).toMatchObject({ story_count: 1, updated_at: at })
  await test.ok('renameProject', { as: ada, params, body: { name: 'Shore' } })
  expect(await test.ok('getProject', { as: ada, params })).toMatchObject({ name: 'Shore' })
  await test.ok('deleteProject', { as: ada, params })
  expect(await test.call('getProject', { as: ada, params })).toMatchObject({ status: 404 })
  expect(await test.ok('getStory', { as: ada, query: { story_id } })).toMatchObject({ project_id: null })
})

it('listProjects: projects come in pages', async () => {
  const ada = await test.user()
  for (const name of ['One', 'Two', 'Three']) await add(ada, name)
  const page = await test.ok('listProjects', { as: ada, query: { page: 1, page_size: 2 } })
  expect(page).toMatchObject({ count: 3, next_page: 2 })
  expect(page.results).toHaveLength(2)
  expect(await test.ok('listProjects', { as: ada, query: { page: 2, page_size: 2 } })).toMatchObject({
    next_page: null,
  })
})

it('createProject: projects are limited by the plan', async () => {
  const ada = await test.user()
  for (let index = 0; index < PLAN_COUNTS.free.projects; index++) await add(ada, `Project ${index}`)
  expect(await test.call('createProject', { as: ada, body: { name: 'One more' } })).toMatchObject({
    status: 403,
    body: { error: 'UPGRADE_MEMBERSHIP' },
  })
})

it('projects of other users are not found', async () => {
  const { owner, other } = await test.fourRoles()
  const params = { project_id: await add(owner, 'Mine') }
  for (const [id, body] of [
    ['getProject', undefined],
    ['renameProject', { name: 'Yours' }],
    ['deleteProject', undefined],
  ] as const)
    expect([id, (await test.call(id, { as: other, params, body })).status]).toEqual([id, 404])
  expect(await test.ok('listProjects', { as: other })).toMatchObject({ count: 0 })
})

it('addBlankProject: a project begins with a blank story, and counts for the plan as any other', async () => {
  const ada = await test.user()
  const body = { language: 'en-GB', name: 'Trailer', aspect_ratio: 'ONE_ONE' as const }
  const { project, story } = await test.ok('addBlankProject', { as: ada, body })
  expect(project).toMatchObject({ name: 'Trailer', story_count: 1, archived_count: 0 })
  expect(story).toMatchObject({ project_id: project.project_id, creation_mode: 'Blank', language: 'en-GB' })
  expect(story.scene_list).toHaveLength(1)
  expect(await test.ok('addBlankProject', { as: ada, body: {} })).toMatchObject({
    project: { name: 'Untitled project' },
  })
  for (let index = 2; index < PLAN_COUNTS.free.projects; index++) await add(ada, `Project ${index}`)
  expect(await test.call('addBlankProject', { as: ada, body: {} })).toMatchObject({
    status: 403,
    body: { error: 'UPGRADE_MEMBERSHIP' },
  })
  expect(await test.ok('getUserStories', { as: ada })).toMatchObject({ count: 2 })
})

it('deleteProject, archiveStory: a deleted project archives its stories on request; from there they can be restored', async () => {
  const ada = await test.user()
  const id = await add(ada, 'Coast films')
  const body = { creation_mode: 'Text' as const, project_id: id }
  const { story_id } = await test.ok('createStory', { as: ada, body })
  const before = await test.ok('createStory', { as: ada, body })
  await test.ok('archiveStory', { as: ada, body: { story_id: before.story_id, archive: true } })
  expect(await test.ok('getProject', { as: ada, params: { project_id: id } })).toMatchObject({
    story_count: 1,
    archived_count: 1,
  })
  await test.ok('deleteProject', { as: ada, params: { project_id: id }, query: { stories: 'ARCHIVE' } })
  expect(await test.ok('getUserStories', { as: ada })).toMatchObject({ count: 0 })
  expect(await test.ok('getUserStories', { as: ada, query: { archived: true } })).toMatchObject({ count: 2 })
  expect(await test.ok('getStory', { as: ada, query: { story_id } })).toMatchObject({
    archived: true,
    project_id: null,
  })
  await test.ok('archiveStory', { as: ada, body: { story_id, archive: false } })
  expect(await test.ok('getUserStories', { as: ada })).toMatchObject({ count: 1 })
})
