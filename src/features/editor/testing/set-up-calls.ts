import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { expect, vi } from 'vitest'
import { addresses } from '#generated/client/addresses.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor, type Editor } from '../core/editor.ts'
import type { OpenStory, StoryDocument } from '../core/open-story.ts'
import { setUpServer } from './set-up-server.ts'

interface Call {
  /** The operation and the values in its path and query: 'deleteAroll b'. */
  operation: string
  body: unknown
  headers: Headers
  /** The busy names when the call arrived. */
  busy: readonly string[]
}

/** A command whose call is refused. */
export interface RefusedEdit {
  run: (editor: Editor) => unknown
  /** Fields of the story beside those of the others. */
  story?: Partial<StoryDocument>
  /** Fields of each of its scenes. */
  scenes?: Partial<StoryDocument['scenes'][number]>
  /** The optimistic change, by the path in the open story. */
  shown?: object
  operation: string
  body?: unknown
  /** The busy names meanwhile. */
  busy?: string
  /** The messages. */
  said?: string
}

/** A story of the scenes one, two and three; the A-rolls of the first are a, b and c, those of the others d and e. */
export function shortStory(): StoryDocument {
  const { scenes, ...story } = exampleStory()
  const [scene] = scenes
  const [aroll] = scene?.arolls ?? []
  if (!scene || !aroll) throw new Error('The example has an image')
  const made = (id: string, place: number, arollIds: string[]) => ({
    ...structuredClone({ ...scene, id, scene_id: id, story_id: 'story', element_order: place }),
    arolls: arollIds.map((each, order) => ({
      ...structuredClone({ ...aroll, id: each, scene_id: id, story_id: 'story', aroll_order: order }),
    })),
  })
  const three = [made('one', 0, ['a', 'b', 'c']), made('two', 1, ['d']), made('three', 2, ['e'])]
  return { ...story, id: 'story', story_id: 'story', scenes: three }
}

/** For an editor whose calls are recorded and answered by the test. Outside of it they get no answer. */
export function setUpCalls() {
  const server = setUpServer()

  function begin(change: (story: StoryDocument) => StoryDocument = (story) => story) {
    const calls: Call[] = []
    const document = change(shortStory())
    const answers = new Map<string, () => unknown>()
    server.use(
      http.all('*', async ({ request }) => {
        const { pathname, search } = new URL(request.url)
        const operation = `${operationOf(request.method, pathname.replace(/^\/api/, ''))}${search}`
        const text = await request.text()
        calls.push({
          operation,
          body: text === '' ? undefined : JSON.parse(text),
          headers: request.headers,
          busy: editor.store.getState().busy,
        })
        const answer = answers.get(operation)
        if (!answer) return HttpResponse.json({ message: 'Because', error: 'REFUSED' }, { status: 400 })
        const body = await answer()
        return body instanceof Response ? body : HttpResponse.json(body as object)
      }),
    )
    const editor: Editor = createEditor(document, new QueryClient())
    return {
      ...{ editor, document, calls },
      open: () => editor.store.getState().open,
      busy: () => editor.store.getState().busy,
      said: () => useNotices.getState().shown.map(({ message }) => message),
      operations: () => calls.map(({ operation }) => operation),
      /** From now on a call gets this answer; all others are refused. */
      answer: (operation: string, body: (() => unknown) | object) =>
        void answers.set(operation, typeof body === 'function' ? (body as () => unknown) : () => body),
      isAtRest: () => vi.waitUntil(() => editor.store.getState().running === 0),
    }
  }

  /** Checks the optimistic change, the request, and the rollback after a refusal. */
  async function checkRefused(edit: RefusedEdit) {
    const { run, story = {}, scenes = {}, shown = {}, operation, body, busy, said = 'Because' } = edit
    const opened = begin((document) => ({
      ...document,
      ...story,
      scenes: document.scenes.map((scene) => ({ ...scene, ...scenes })),
    }))
    const before = opened.open()
    const ended = run(opened.editor)
    expect(changesOf(before, opened.open())).toEqual(shown)
    expect(opened.busy()).toEqual(busy === undefined ? [] : [busy])
    await ended
    expect(opened.calls).toMatchObject([{ operation }])
    expect(opened.calls[0]?.body).toEqual(body)
    expect([changesOf(before, opened.open()), opened.busy(), opened.said()]).toEqual([{}, [], [said]])
  }
  return { begin, checkRefused }
}

/** The changed fields of the open story, by path; a removed one is 'gone'. */
export function changesOf(before: OpenStory, after: OpenStory): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  const compare = (path: string, one: unknown, other: unknown) => {
    if (JSON.stringify(one) === JSON.stringify(other)) return
    if (!isRecord(one) || !isRecord(other)) return void (found[path] = other === undefined ? 'gone' : other)
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(path === '' ? name : `${path}.${name}`, one[name], other[name])
  }
  compare('', before, after)
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const patterns = Object.entries(addresses).map(([operationId, address]) => {
  const [method = '', path = ''] = address.split(' ')
  return { operationId, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) }
})

/** The operation of a call, and the values in its path. Of two that fit, the one with fewer values wins. */
function operationOf(method: string, pathname: string): string {
  const [found] = patterns
    .flatMap(({ operationId, method: own, path }) => {
      const values = own === method && path.exec(pathname)?.slice(1)
      return values ? [[operationId, ...values]] : []
    })
    .toSorted((one, other) => one.length - other.length)
  if (!found) throw new Error(`No operation is called with ${method} ${pathname}`)
  return found.join(' ')
}
