// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoryboardPage } from '#src/features/visuals/components/storyboard-page.tsx'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { showPage } from './testing/show-page.tsx'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  ada = await test.user()
  // Everything is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly onSeen
      constructor(onSeen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.onSeen = onSeen
      }
      observe() {
        this.onSeen([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

async function openStoryboard() {
  const body = { initial_prompt: 'A boat leaves.\n\nThe keeper waves.', creation_mode: 'Script', script_type: 'SCRIPT' }
  const { story_id } = await test.ok('createStory', { as: ada, body })
  await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id, initial_prompt: body.initial_prompt } })
  await test.runJobs()
  showPage(test, ada, <StoryboardPage storyId={story_id} />, ['/'], '/')
  await screen.findByRole('list', { name: 'Storyboard' })
  const read = () => test.ok('getStory', { as: ada, query: { story_id } })
  return { read, shot: (name: string) => within(screen.getByRole('listitem', { name })) }
}

it('updateShot, getShotSketch: a shot is shown as a sketch, and its words, size and move are changed and locked', async () => {
  const { read, shot } = await openStoryboard()
  expect(await shot('Scene 1, shot 1').findByRole('img', { name: /boat leaves/u })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Edit Scene 1, shot 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Scene 1, shot 1' }))
  const subject = dialog.getByRole('textbox', { name: 'What you see' })
  await userEvent.clear(subject)
  expect(await dialog.findByRole('alert')).toBeTruthy()
  await userEvent.type(subject, 'A red boat')
  await userEvent.click(dialog.getByRole('radio', { name: 'Close-up' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A red boat')).toBeTruthy()
  expect(shot('Scene 1, shot 1').getByText('Close-up')).toBeTruthy()
  expect(shot('Scene 1, shot 1').getByRole('button', { name: 'Unlock Scene 1, shot 1' })).toBeTruthy()
  expect((await read()).scenes[0]?.arolls[0]?.aroll_object.image_generation_prompt).toBe('close-up: A red boat')
})

it('planShots, addAroll, incrementArollOrder, deleteAroll: scenes get more shots, which are moved and deleted', async () => {
  const { read, shot } = await openStoryboard()
  await userEvent.click(screen.getByRole('radio', { name: '2' }))
  expect(await screen.findByRole('listitem', { name: 'Scene 2, shot 2' })).toBeTruthy()
  const ids = async () => (await read()).scenes[1]?.arolls.map(({ id }) => id)
  const before = await ids()
  await userEvent.click(shot('Scene 2, shot 1').getByRole('button', { name: 'Move Scene 2, shot 1 later' }))
  await expect.poll(ids).toEqual(before?.toReversed())
  await userEvent.click(screen.getByRole('button', { name: 'Add a shot to scene 2' }))
  await screen.findByRole('listitem', { name: 'Scene 2, shot 3' })
  await userEvent.click(shot('Scene 2, shot 1').getByRole('button', { name: 'Delete Scene 2, shot 1' }))
  await expect.poll(ids).toHaveLength(2)
  expect(await ids()).not.toContain(before?.[1])
})

it('updateStory: the film style is saved for all images, and cleared', async () => {
  const { read } = await openStoryboard()
  await userEvent.click(screen.getByText('Film style'))
  const light = screen.getByRole('textbox', { name: 'Light' })
  await userEvent.type(light, 'Low sun')
  await userEvent.click(screen.getByRole('button', { name: 'Save style' }))
  await expect.poll(async () => (await read()).film_style?.light).toBe('Low sun')
  await userEvent.clear(light)
  await userEvent.click(screen.getByRole('button', { name: 'Save style' }))
  await expect.poll(async () => (await read()).film_style).toBeNull()
})
