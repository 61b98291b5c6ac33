import { QueryClient } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { signIn } from './pretend-page.ts'
import { setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import type { NewTestUser } from '#server/testing/test-user.ts'
import { applyStoryChange } from '#src/features/editor/core/refresh-story.ts'
import { createEditor, type Editor } from '#src/features/editor/core/editor.ts'
import { toOpenStory, type OpenStory } from '#src/features/editor/core/open-story.ts'
import { deliver } from '#src/shared/realtime/events.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'

/** Times, counters of changes, and values with an identity. */
const UNCOMPARED = new Set([
  'updated_at',
  'element_order',
  'revision',
  'last_edited_at',
  // The editor reads it from the A-rolls.
  'transition_duration_frames',
])

function comparable({ story, order, scenes, arolls }: OpenStory): unknown {
  // The editor reads it from its scenes instead.
  const { scene_list: _ids, duration_in_frames: _length, thumbnail_url: _image, ...settings } = story
  return JSON.parse(
    JSON.stringify({ story: settings, order, scenes, arolls }, (name, value: unknown) =>
      UNCOMPARED.has(name) ? undefined : value,
    ),
  )
}

/** Opens a generated story of three spoken scenes in an editor whose calls reach the backend in this process. */
export async function setUpEditor() {
  const { test, made, read } = await setUpThreeScenes()

  async function begin(options: NewTestUser = { isPremium: true }) {
    const ada = await test.user(options)
    const { story_id: storyId, ids } = await made(ada)
    signIn(test, ada)
    useNotices.setState({ shown: [] })
    const { fetch } = globalThis
    let isRefusing = false
    vi.stubGlobal('fetch', async (request: Request) =>
      isRefusing
        ? Response.json({ message: 'No', error: 'VALIDATION_FAILED', fields: { any: ['Not so'] } }, { status: 400 })
        : fetch(request),
    )
    const document = await read(ada, storyId)
    const editor: Editor = createEditor(document, new QueryClient())
    const open = () => editor.store.getState().open
    const said = () => useNotices.getState().shown.map(({ message }) => message)
    const saved = async () => toOpenStory(await read(ada, storyId))
    let delivered = test.events.length

    /** Runs the waiting jobs and delivers their events. */
    async function runJobs() {
      await test.runJobs()
      for (; delivered < test.events.length; delivered++) {
        const event = test.events[delivered]
        if (!event) continue
        await deliver(event.event, event.data)
        // As the open editor does on an event of a change.
        if (event.event === 'story-changed')
          await applyStoryChange(editor, event.data as Parameters<typeof applyStoryChange>[1])
      }
    }

    /**
     * Runs a command twice. Refused, it shows its change at once, rolls it back and shows the reason. Accepted, it shows the same
     * at once, and in the end what the server has.
     * @param atOnce what it shows before there is an answer, and what the server has in the end
     */
    async function check<Answer>(
      run: (editor: Editor) => Promise<Answer> | undefined,
      atOnce?: object,
    ): Promise<Answer> {
      const before = comparable(open())
      isRefusing = true
      const refused = run(editor)
      const shown = comparable(open())
      if (atOnce) expect(shown).toMatchObject(atOnce)
      else expect(shown).toEqual(before)
      await refused
      isRefusing = false
      expect(comparable(open())).toEqual(before)
      expect(said()).toEqual([expect.stringMatching(/\w/)])
      useNotices.setState({ shown: [] })

      const accepted = run(editor)
      expect(comparable(open())).toEqual(shown)
      const isDone = { now: false }
      const ended = Promise.resolve(accepted).finally(() => (isDone.now = true))
      await expect.poll(async () => (await runJobs(), isDone.now)).toBe(true)
      const answer = await ended
      expect(said()).toEqual([])
      expect(comparable(open())).toEqual(comparable(await saved()))
      if (atOnce) expect(comparable(open())).toMatchObject(atOnce)
      expect(editor.store.getState()).toMatchObject({ running: 0, busy: [] })
      return answer as Answer
    }

    return { ada, storyId, ids, editor, open, said, saved, runJobs, check }
  }
  return { test, begin }
}
