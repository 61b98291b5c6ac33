// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { deleteSelected } from '../scenes/scene-actions.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { createEditor, type Editor } from '../core/editor.ts'
import { useViewState } from './use-view-state.ts'

const server = setUpServer()

let editor: Editor
let ids: readonly string[]
const idAt = (place: number) => ids[place] ?? ''

beforeEach(() => {
  history.replaceState(null, '', '/story/1')
  editor = createEditor(exampleStory(), new QueryClient())
  ids = editor.store.getState().open.order
})

function open() {
  const go: { to?: ReturnType<typeof useNavigate> } = {}
  const { result } = renderHook(
    () => {
      go.to = useNavigate()
      return useViewState(editor)
    },
    {
      wrapper: ({ children }) => (
        <RouterProvider router={createBrowserRouter([{ path: '*', element: <>{children}</> }])} />
      ),
    },
  )
  return { result, go: (search: string) => act(async () => go.to?.({ search })) }
}

test('a key right after a click deletes the clicked scene, even before the next render', async () => {
  const deleted: unknown[] = []
  server.use(
    answerTo('deleteScene', async ({ request }) => {
      deleted.push(await request.json())
      return HttpResponse.json({ message: 'Deleted' })
    }),
  )
  const { result } = open()
  const view = result.current
  act(() => {
    view.selectScene(idAt(1))
    expect(deleteSelected.isEnabled({ editor, view })).toBe(true)
    deleteSelected.run({ editor, view })
  })
  expect(editor.store.getState().open.order).toEqual(ids.filter((id) => id !== idAt(1)))
  await expect.poll(() => editor.store.getState().running).toBe(0)
  expect(deleted).toMatchObject([{ scene_id: idAt(1), further_scene_ids: [] }])
})

test('a selected scene is shown with the next render, and the URL follows', async () => {
  const { result } = open()
  act(() => result.current.selectScene(idAt(1)))
  expect(result.current).toMatchObject({ sceneId: idAt(1), selectedSceneIds: [idAt(1)] })
  await expect.poll(() => location.search).toBe(`?scene=${idAt(1)}`)
})

test('a page that is left at once restores the selected scene later', () => {
  const { result } = open()
  act(() => result.current.selectScene(idAt(1)))
  dispatchEvent(new Event('pagehide'))
  expect(location.search).toBe(`?scene=${idAt(1)}`)
})

test('another URL in the editor selects its scene', async () => {
  const { result, go } = open()
  await go(`?scene=${idAt(1)}`)
  await expect.poll(() => result.current.sceneId).toBe(idAt(1))
})

test('several scenes stay selected in playing order, and the last one cannot be deselected', () => {
  const { result } = open()
  act(() => {
    result.current.selectScene(idAt(1))
    result.current.toggleScene(idAt(0))
  })
  expect(result.current).toMatchObject({ sceneId: idAt(0), selectedSceneIds: [idAt(0), idAt(1)] })
  act(() => {
    result.current.toggleScene(idAt(0))
    result.current.toggleScene(idAt(1))
  })
  expect(result.current.selectedSceneIds).toEqual([idAt(1)])
})
