import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/shared/api/api-error.ts'
import { isSignedIn, storeLogin } from '#src/shared/session/session-store.ts'
import { NotSent } from './outbox/outbox.ts'
import { patchStory } from './open-story.ts'
import { setUpCalls, shortStory } from '../testing/set-up-calls.ts'
import { execute, type CommandEffects } from './execute-command.ts'

const { begin } = setUpCalls()
const LOAD = 'getStory?story_id=story'
const refusal = (code: string, status = 400) => new ApiError({ status, code, message: 'No' })
const titled = (title: string) => (open: Parameters<NonNullable<CommandEffects<unknown>['edit']>>[0]) =>
  patchStory(open, { display_title: title })
const repeats = () => vi.fn<(key: string) => Promise<unknown>>(async () => undefined)

afterEach(() => void vi.unstubAllGlobals())

/** Runs a command whose call fails; returns how it can be repeated. */
async function failed(error: Error, effects: Partial<CommandEffects<unknown>> = {}) {
  const opened = begin()
  opened.answer(LOAD, { ...shortStory(), display_title: 'By now' })
  const repeat = repeats()
  const command = { failure: 'It failed', edit: titled('Shown'), ...effects }
  const ended = execute(opened.editor, command, { key: 'key', call: () => Promise.reject(error), repeat })
  expect(opened.open().story.display_title).toBe('Shown')
  expect(await ended).toBeUndefined()
  await opened.editor.enqueue(() => Promise.resolve())
  return { ...opened, repeat, title: () => opened.open().story.display_title }
}

test('a refusal says why, and is retried as new work from its message or from where the failure is shown', async () => {
  const { editor, repeat, title } = await failed(refusal('REFUSED'))
  expect(useNotices.getState().shown).toMatchObject([
    { message: 'It failed', tone: 'error', action: { label: 'Retry' } },
  ])
  expect(title()).toBe('The old lighthouse')
  useNotices.getState().shown[0]?.action?.onAction()
  editor.store.getState().retry?.()
  await vi.waitFor(() => expect(repeat).toHaveBeenCalledTimes(2))
  expect(repeat.mock.calls.flat()).not.toContain('key')
})

test('an unanswered call is retried under its key', async () => {
  const { editor, repeat } = await failed(refusal('NETWORK_FAILURE', 0))
  editor.store.getState().retry?.()
  await vi.waitFor(() => expect(repeat).toHaveBeenCalledWith('key'))
})

test('a deleted object is shown in its current state, and its call cannot be retried', async () => {
  const { editor, title, operations } = await failed(refusal('CHANGED_ELSEWHERE', 409))
  expect(useNotices.getState().shown).toMatchObject([{ message: 'It failed', tone: 'error', action: undefined }])
  expect([operations(), title(), editor.store.getState().retry]).toEqual([[LOAD], 'By now', null])
})

test('no message accompanies the upgrade dialog', async () => {
  const { said, operations } = await failed(refusal('UPGRADE_MEMBERSHIP', 403))
  expect([said(), operations()]).toEqual([[], []])
})

test('an expired session is signed out', async () => {
  storeLogin('token')
  expect(isSignedIn()).toBe(true)
  await failed(refusal('UNAUTHORIZED', 401))
  expect(isSignedIn()).toBe(false)
})

test.each([
  ['changed', [], 'The old lighthouse'],
  ['gone', [LOAD], 'By now'],
] as const)(
  'of an edit that was not sent because its place is %s the person is asked elsewhere',
  async (reason, asked, now) => {
    const { editor, said, operations, title } = await failed(new NotSent({ message: 'No', reason } as never))
    expect([said(), editor.store.getState().retry]).toEqual([[], null])
    expect([operations(), title()]).toEqual([asked, now])
  },
)

test('a running command is counted, is busy under its name, and clears the earlier failure', async () => {
  const { editor, open } = begin()
  const state = () => editor.store.getState()
  editor.store.setState({ retry: () => undefined, busy: ['other', 'mine'] })
  let answer = (_title: string) => {}
  const call = () => new Promise<string>((resolve) => (answer = resolve))
  const command = {
    ...{ failure: '', busy: 'mine', edit: titled('Shown') },
    settle: (story: ReturnType<typeof open>, title: string) => patchStory(story, { display_title: title }),
  }
  const ended = execute(editor, command, { key: 'key', call, repeat: repeats() })
  expect(state()).toMatchObject({ running: 1, retry: null, busy: ['other', 'mine', 'mine'] })
  expect([open().story.display_title, editor.ownKeys.has('key')]).toEqual(['Shown', true])
  answer('As saved')
  expect(await ended).toBe('As saved')
  // Another command of the same name is still running.
  expect(state()).toMatchObject({ running: 0, busy: ['other', 'mine'] })
  expect(open().story.display_title).toBe('As saved')
})

test('a command without a name is not busy under any', async () => {
  const { editor, busy } = begin()
  editor.store.setState({ busy: ['other'] })
  const ended = execute(editor, { failure: '' }, { key: 'key', call: () => Promise.resolve(1), repeat: repeats() })
  expect(busy()).toEqual(['other'])
  await ended
  expect(busy()).toEqual(['other'])
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('needs a connection: %s, is offline: %s: is not started: %s', async (needsConnection, isOffline, isLeft) => {
  const { editor, open } = begin()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  const call = vi.fn<() => Promise<string>>(async () => 'done')
  const repeat = repeats()
  const command = { failure: '', edit: titled('Shown') }
  expect(
    await execute(editor, command, { key: 'key', call, repeat, ...(needsConnection && { needsConnection }) }),
  ).toBe(isLeft ? undefined : 'done')
  expect(call).toHaveBeenCalledTimes(isLeft ? 0 : 1)
  expect([open().story.display_title, editor.store.getState().running]).toEqual([
    isLeft ? 'The old lighthouse' : 'Shown',
    0,
  ])
  const offline = 'You’re offline, so nothing was sent. Try again when you’re back online.'
  expect(useNotices.getState().shown).toMatchObject(
    isLeft ? [{ message: offline, tone: 'error', action: { label: 'Retry' } }] : [],
  )
  useNotices.getState().shown[0]?.action?.onAction()
  expect(repeat.mock.calls).toEqual(isLeft ? [['key']] : [])
})

test('assumes a connection where its state is unknown', async () => {
  const { editor } = begin()
  vi.stubGlobal('navigator', {})
  const execution = { key: 'key', call: () => Promise.resolve('done'), repeat: repeats(), needsConnection: true }
  expect(await execute(editor, { failure: '' }, execution)).toBe('done')
})
