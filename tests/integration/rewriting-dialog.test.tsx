// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import { RewritingNotice } from '#src/features/editor/generation/rewriting/rewriting-notice.tsx'
import { StoryMenu } from '#src/features/editor/shell/story-menu.tsx'
import { showInEditor } from './testing/show-in-editor.tsx'

const { test, made, read } = await setUpThreeScenes()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const OWN = 'One, in words of my own.'

it('rewriteStory, applyRewriting: a regenerated script is compared after a reload, keeps manual edits, and is applied scene by scene', async () => {
  const ada = await test.user({ isPremium: true, extraCredits: 100 })
  const { story_id: storyId, ids } = await made(ada)
  const texts = async () => (await read(ada, storyId)).scenes.map(({ text }) => text)
  await test.ok('updateSceneAudio', {
    as: ada,
    body: { story_id: storyId, scene_id: ids[0] ?? '', new_text: OWN },
  })
  const open = () =>
    showInEditor(
      test,
      ada,
      storyId,
      <>
        <StoryMenu />
        <RewritingNotice />
      </>,
    )
  const { runJobs } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'More for this story' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rewrite script' }))
  const form = within(await screen.findByRole('dialog', { name: 'Rewrite script' }))
  await userEvent.click(form.getByRole('radio', { name: 'Script' }))
  await userEvent.clear(form.getByRole('textbox'))
  await userEvent.paste('Uno is here. Dos is here. Tres is here.')
  await userEvent.click(form.getByRole('button', { name: /^Rewrite/ }))
  await screen.findByText(/Rewriting the script\. You can close this/)
  await runJobs()
  const before = await texts()
  expect(before[0]).toBe(OWN)

  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare scripts' }))
  const tick = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name })
  dialog.getByText(/You edited its text/)
  expect([tick('Scene 1').checked, tick('Scene 2').checked, tick('Scene 3').checked]).toEqual([false, true, true])
  await userEvent.click(tick('Scene 3'))
  await userEvent.click(dialog.getByRole('button', { name: /^Apply 1 of/ }))
  await act(() => expect.poll(texts).toEqual([OWN, 'Dos is here.', before[2]]))
  await test.ok('undoStoryEdit', { as: ada, params: { story_id: storyId } })
  expect(await texts()).toEqual(before)
})

it('forecastWriting: an idea that asks for knowledge gets key points before the script is regenerated', async () => {
  const { writer } = test.app.engines
  const ada = await test.user({ isPremium: true, extraCredits: 100 })
  const { story_id: storyId } = await made(ada)
  test.app.engines = { ...test.app.engines, writer: createWriter() }
  await showInEditor(
    test,
    ada,
    storyId,
    <>
      <StoryMenu />
      <RewritingNotice />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More for this story' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rewrite script' }))
  const form = within(await screen.findByRole('dialog', { name: 'Rewrite script' }))
  await userEvent.click(form.getByRole('radio', { name: 'Idea' }))
  const idea = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is your story about?' })
  await userEvent.clear(idea)
  await userEvent.paste('Why we should all walk more')
  const points = await form.findByRole('textbox', { name: 'Key points, one per line' }, { timeout: 3_000 })
  await userEvent.type(points, 'It costs nothing')
  await userEvent.click(form.getByRole('button', { name: 'Add to prompt' }))
  expect(idea.value).toBe('Why we should all walk more\n- It costs nothing')
  test.app.engines = { ...test.app.engines, writer }
})
