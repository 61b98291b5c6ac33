// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { AvatarWizard } from '#src/features/avatar/components/avatar-wizard.tsx'
import { showPage } from './testing/show-page.tsx'

const engines = createTestEngines()
const test = await createTestApp({ engines })
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete engines.animator.lipSyncInfo
  await test.reset()
})
afterAll(() => test.close())

/** An avatar with a spoken script, whose portrait is an image of the user or the person of this name. */
async function avatarOf(as: TestUser, person: string | null): Promise<string> {
  const { story_id } = await test.ok('createStory', {
    as,
    body: { creation_mode: 'Avatar', aspect_ratio: 'SIXTEEN_NINE' },
  })
  const scene = await test.ok('addScene', { as, body: { story_id, new_element_order: 0 } })
  const aroll = scene.arolls[0] ?? (await test.ok('addAroll', { as, body: { scene: scene.id } })).arolls[0]
  const { results } = await test.ok('listAllCharacters', { as, query: { include_system: true } })
  const media =
    person === null
      ? await uploadFile(test, as, { name: 'me.png', type: 'image/png', bytes: makePng(40, 40) })
      : results.find(({ call_name: name }) => name === person)?.portrait
  const params = { aroll_id: aroll?.id ?? '' }
  await test.ok('setArollMedia', { as, params, body: { media: media?.id ?? '' } })
  const speech = { story_id, scene_id: scene.id, new_text: 'Hello there.', generate_audio: true }
  await test.ok('updateSceneAudio', { as, body: speech })
  await test.runJobs()
  return story_id
}

const showVideoStep = (as: TestUser, id: string) =>
  showPage(test, as, <AvatarWizard storyId={id} />, ['/avatar-video'], `/avatar-video?story_id=${id}&step=film`)

it('createTask: one of six people is chosen by keyboard, speaks with its lips and is free the first time', async () => {
  const ada = await test.user()
  const id = await avatarOf(ada, 'Mara')
  showPage(test, ada, <AvatarWizard storyId={id} />, ['/avatar-video'], `/avatar-video?story_id=${id}&step=portrait`)
  const people = within(await screen.findByRole('radiogroup', { name: 'People' }))
  expect(people.getAllByRole('radio')).toHaveLength(6)
  expect(await screen.findByRole('radio', { name: 'Mara', checked: true })).toBeTruthy()
  people.getByRole('radio', { name: 'Ines' }).focus()
  await userEvent.keyboard(' ')
  expect(await screen.findByRole('radio', { name: 'Ines', checked: true })).toBeTruthy()

  showPage(test, ada, <AvatarWizard storyId={id} />, ['/avatar-video'], `/avatar-video?story_id=${id}&step=voice`)
  await userEvent.click(await screen.findByRole('button', { name: 'Regenerate audio' }))
  await screen.findByRole('button', { name: 'Generating audio' })
  await test.runJobs()
  expect(await test.balance(ada)).toBe(100)

  showVideoStep(ada, id)
  await screen.findByText('Lips, eyes and brows follow the voice, in 1080p.')
  await screen.findByText(/The first generation is free\./u)
  expect(screen.queryByText(/Lips won’t move/u)).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Generate avatar video' }))
  await expect.poll(async () => (await test.ok('getTasks', { as: ada })).data[0]?.credits_charged).toBe(0)
})

it('createTask: a photo moves gently without lips, or speaks with a connected model', async () => {
  const ada = await test.user()
  const id = await avatarOf(ada, null)
  showVideoStep(ada, id)
  await screen.findByText(
    /^Gentle motion: .* Lips won’t move\. For lips, choose one of our people, or connect a model\.$/u,
  )
  expect(screen.queryByRole('radiogroup', { name: 'How the portrait moves' })).toBeNull()

  const builtIn = engines.animator.info
  engines.animator.lipSyncInfo = { label: 'omnihuman', builtIn: false, id: 'fal:omnihuman', fallbacks: [builtIn] }
  showVideoStep(ada, id)
  const ways = within(await screen.findByRole('radiogroup', { name: 'How the portrait moves' }))
  expect(ways.getByRole('radio', { name: 'omnihuman', checked: true })).toBeTruthy()
  expect(screen.getByText('A connected model moves the lips.')).toBeTruthy()
  await userEvent.click(ways.getByRole('radio', { name: 'Gentle motion' }))
  await screen.findByText('Gentle motion: the head moves with the voice. Lips won’t move.')
})
