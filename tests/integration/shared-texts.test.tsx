// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { RenameProjectDialog } from '#src/features/projects/components/rename-project-dialog.tsx'
import { RenameStoryDialog } from '#src/features/stories/components/rename-story-dialog.tsx'
import { MemberDialog } from '#src/features/wizard/components/member-dialog.tsx'
import { ImageStyleDialog } from '#src/shared/story/image-styles/image-style-dialog.tsx'
import { createQueryClient } from '#src/shared/lib/query-client.ts'

const app = await createTestApp()
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await app.reset()
})
afterAll(() => app.close())

const BEFORE = 'A keeper with a lamp'
const done = vi.fn()

interface Open {
  dialog: ReactNode
  /** Changes by another user meanwhile. */
  write: (text: string) => Promise<unknown>
  read: () => Promise<string>
}

/** Every dialog that changes a text: the name of its field, and how it is opened over `BEFORE`. */
const dialogs: [string, string, (ada: TestUser) => Promise<Open>][] = [
  [
    'the name of a project',
    'Name',
    async (as) => {
      const project = await app.ok('createProject', { as, body: { name: BEFORE } })
      const params = { project_id: project.project_id }
      return {
        dialog: <RenameProjectDialog project={project} onClose={done} />,
        write: (name) => app.ok('renameProject', { as, params, body: { name } }),
        read: async () => (await app.ok('getProject', { as, params })).name,
      }
    },
  ],
  [
    'the title of a story',
    'Title',
    async (as) => {
      const { story_id } = await app.ok('createStory', { as, body: { creation_mode: 'Text', story_name: BEFORE } })
      const [story] = (await app.ok('getUserStories', { as })).results
      if (!story) throw new Error('There is no story')
      return {
        dialog: <RenameStoryDialog story={story} onClose={done} />,
        write: (display_title) => app.ok('updateStoryTitle', { as, body: { story_id, display_title } }),
        read: async () => (await app.ok('getStory', { as, query: { story_id } })).display_title,
      }
    },
  ],
  [
    'the appearance of a character',
    'Appearance',
    async (as) => {
      const { story_id: storyId } = await app.ok('createStory', { as, body: { creation_mode: 'Text' } })
      const body = { call_name: 'Mara', description: BEFORE }
      const member = await app.ok('createCharacter', { as, params: { storyId }, body })
      const { id } = member
      const find = async () =>
        (await app.ok('listCharacters', { as, params: { storyId } })).results.find((each) => each.id === id)
      return {
        dialog: <MemberDialog storyId={storyId} member={member} onClose={done} />,
        write: (description) =>
          app.ok('updateCharacter', { as, params: { storyId, id }, body: { description, call_name: 'Mara K.' } }),
        read: async () => {
          const found = await find()
          // Fields not changed in the dialog keep the other user's values.
          return `${found?.description}${found?.call_name === 'Mara K.' ? '' : ', but another name'}`
        },
      }
    },
  ],
  [
    'the words of an image style',
    'Prompt for every image',
    async (as) => {
      const body = { name: 'Ink', prompt: BEFORE, description: 'Wet', look: 'watercolor' }
      const style = await app.ok('createImageStyle', { as, body })
      const params = { id: style.id }
      return {
        dialog: <ImageStyleDialog style={style} onClose={done} onMade={vi.fn()} />,
        write: (prompt) => app.ok('updateImageStyle', { as, params, body: { prompt, description: 'Dry' } }),
        read: async () => {
          const { prompt, description } = await app.ok('getImageStyle', { as, params })
          return `${prompt}${description === 'Dry' ? '' : ', but another description'}`
        },
      }
    },
  ],
]

describe.each(dialogs)('a dialog that changes %s', (what, label, open) => {
  async function show() {
    const ada = await app.user()
    localStorage.setItem('token', ada.token)
    vi.stubGlobal('fetch', (request: Request) => app.backend.fetch(request, { clientAddress: '203.0.113.7' }))
    done.mockReset()
    const opened = await open(ada)
    render(<QueryClientProvider client={createQueryClient()}>{opened.dialog}</QueryClientProvider>)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
    const save = async () => {
      const button = screen.getByRole('button', { name: 'Save' })
      await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
      await userEvent.click(button)
    }
    const type = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await save()
    }
    return { ...opened, field, type, save }
  }

  it(`a dialog that changes ${what} merges different words of two users`, async () => {
    const { write, read, type } = await show()
    await write('An old keeper with a lamp')
    await type('A keeper with a dog')
    await waitFor(() => expect(done).toHaveBeenCalled())
    expect(await read()).toBe('An old keeper with a dog')
  })

  it(`a dialog that changes ${what} asks where both changed the same words, and sends nothing before a choice`, async () => {
    const { write, read, type, save, field } = await show()
    await write('A keeper with a cat')
    await type('A keeper with a dog')
    expect(await screen.findByText('A keeper with a cat')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    expect(await read()).toBe('A keeper with a cat')
    expect(field.value).toBe('A keeper with a dog')
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    await save()
    await waitFor(() => expect(done).toHaveBeenCalled())
    expect(await read()).toBe('A keeper with a dog')
  })
})
