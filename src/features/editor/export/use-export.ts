import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cancelRender, getRender, generateVideo } from '#generated/client/renders/renders.ts'
import { ApiError, errorText } from '#src/shared/api/api-error.ts'
import { draftPlace } from '#src/shared/form/use-form-draft.ts'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { readStored, persist } from '#src/shared/lib/browser-storage.ts'
import { answerCommonRefusals } from '#src/shared/lib/query-client.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { useEditor } from '../core/use-editor.ts'
import { isRunning, stateOf, type ExportState } from './export-state.ts'
import type { Render } from '#generated/schema.ts'
import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { getStoryStatus } from '#generated/client/stories/stories.ts'

const read = (): string[] => {
  const stored = readStored(sessionStorage, KEY)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** Exports that this tab started and has not saved yet; they must survive a reload. Other tabs have their own. */
const KEY = 'storyloom:exports'

const ownExports = {
  has: (renderId: string) => read().includes(renderId),
  add: (renderId: string) => persist(sessionStorage, KEY, [...read(), renderId]),
  /** false when it did not belong to this tab (any more). */
  take(renderId: string): boolean {
    const all = read()
    persist(
      sessionStorage,
      KEY,
      all.filter((id) => id !== renderId),
    )
    return all.includes(renderId)
  },
}

interface ExportChoices {
  /** SERVER lets the host render, BROWSER this tab. */
  executor: 'SERVER' | 'BROWSER'
  include_receipts: boolean
}

export interface ExportTools {
  runRender: RunRender
  downloadFile: (url: string, name: string) => Promise<void>
}

/** Polling interval for a render without events, ms. */
const POLL_INTERVAL_MS = 1500

const nothing: ExportState = { phase: 'idle', last: null }

/** One export at a time: started here, rendered by the server or this tab, downloaded once by the tab that started it, even after a reload. */
export function useExport({ runRender, downloadFile }: ExportTools) {
  const { storyId, enqueue } = useEditor()
  const [state, setState] = useState(nothing)
  const receipts = useReceiptsChoice()
  const drawing = useRef<{ id: string; controller: AbortController } | null>(null)
  /** Renders that have ended: later events about them are ignored. */
  const ended = useRef(new Set<string>())

  const download = async (render: Render) => {
    try {
      if (render.video_url === null) throw new ApiError({ status: 0, message: 'File not found' })
      await downloadFile(render.video_url, `${storyId}.mp4`)
    } catch {
      notify('Something went wrong downloading video!', {
        tone: 'error',
        action: { label: 'Retry', onAction: () => void download(render) },
      })
    }
  }

  const take = (render: Render) => {
    if (ended.current.has(render.id)) return
    // This tab knows the progress of its own renders better.
    if (isRunning(render) && drawing.current) return
    if (!isRunning(render)) ended.current.add(render.id)
    setState(stateOf(render))
    if (!isRunning(render) && ownExports.take(render.id) && render.status === 'COMPLETED') void download(render)
  }

  const drawHere = (render: Render, token: string | null) =>
    onlyHere(render.id, async (isMine) => {
      // Another tab renders it: this one watches.
      if (!isMine) return take(render)
      const controller = new AbortController()
      drawing.current = { id: render.id, controller }
      setState(stateOf(render, true))
      const outcome = await runRender({
        renderId: render.id,
        token,
        signal: controller.signal,
        onProgress({ frame, totalFrames, sceneIndex }) {
          if (controller.signal.aborted) return
          setState({ phase: 'rendering', render, scene: sceneIndex + 1, share: frame / totalFrames, isInThisTab: true })
        },
      })
      drawing.current = null
      if (outcome.status === 'COMPLETED') return take(outcome.render)
      // Cancelled by another tab, or by this one, which shows it itself.
      if (outcome.status === 'CANCELLED') return controller.signal.aborted ? undefined : void ask(render.id)
      ended.current.add(render.id)
      ownExports.take(render.id)
      setState({ phase: 'failed', message: outcome.message, isStarted: true })
    })

  const refused = async (error: unknown) => {
    answerCommonRefusals(error)
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'RENDERER_UNAVAILABLE') return setState({ phase: 'offered' })
    // Another tab was faster: this one watches.
    if (code === 'IN_PROGRESS') {
      const render = await newestRender(storyId).catch(() => null)
      if (render && isRunning(render)) return setState(stateOf(render))
    }
    const message = errorText(error, 'Couldn’t start the export')
    setState({ phase: 'failed', message, isStarted: false })
  }

  /** @param isHere whether this tab renders */
  const start = async (isHere = false) => {
    if (state.phase === 'starting') return
    setState({ phase: 'starting' })
    try {
      // The latest edit must be in the video.
      const executor = isHere ? 'BROWSER' : 'SERVER'
      const begun = await enqueue(() => beginRender(storyId, { executor, include_receipts: receipts.isOn }))
      ownExports.add(begun.render.id)
      if (begun.render.executor === 'BROWSER') await drawHere(begun.render, begun.render_token)
      else take(begun.render)
    } catch (error) {
      await refused(error)
    }
  }

  const ask = async (id: string) => {
    try {
      take(await getRender(id))
    } catch {
      // The next event or the next poll has the answer.
    }
  }

  const cancelExport = async () => {
    if (state.phase !== 'rendering') return
    const { render } = state
    setState({ phase: 'cancelling', render })
    if (drawing.current?.id === render.id)
      drawing.current.controller.abort(new DOMException('The export was cancelled', 'AbortError'))
    try {
      await cancelRender(render.id)
      ended.current.add(render.id)
      ownExports.take(render.id)
      setState(nothing)
      notify('Export cancelled. You were not charged.')
    } catch (error) {
      // It may have ended just now.
      const now = await getRender(render.id).catch(() => render)
      if (!isRunning(now)) return take(now)
      setState(stateOf(now))
      const reason = errorText(error)
      notify(`Couldn’t cancel the export: ${reason}`, { tone: 'error' })
    }
  }

  /** Finds an export that another tab, or this one before a reload, has started. */
  const look = async () => {
    const render = await newestRender(storyId).catch(() => null)
    if (!render || drawing.current) return
    const isOwn = ownExports.has(render.id)
    // A tab that was reloaded during its render starts again: the server still waits for this render.
    if (isRunning(render) && isOwn && render.executor === 'BROWSER') return drawHere(render, null)
    if (isRunning(render) || isOwn) take(render)
    else if (render.status === 'COMPLETED' && render.video_url !== null)
      setState((before) => (before.phase === 'idle' ? { phase: 'idle', last: render } : before))
  }

  useRealtimeEvent('render-progress', ({ render }) => {
    if (render.story_id === storyId && state.phase !== 'cancelling') take(render)
  })
  useRealtimeEvent('new-video', ({ story_id, render_id }) => {
    if (story_id === storyId && !drawing.current) void ask(render_id)
  })

  const lookOnce = useEffectEvent(() => void look())
  useEffect(() => queueMicrotask(() => lookOnce()), [])
  const askedId = state.phase === 'rendering' && !state.isInThisTab ? state.render.id : null
  const askAgain = useEffectEvent((id: string) => void ask(id))
  useEffect(() => {
    if (askedId === null) return
    const timer = setInterval(() => askAgain(askedId), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [askedId])
  useEffect(() => () => drawing.current?.controller.abort(), [])

  /** The user has seen how it ended: the dialog opens with a new export next time. */
  const leave = () => setState((before) => (before.phase === 'done' ? { phase: 'idle', last: before.render } : before))

  return { state, receipts, start, cancelExport, download, leave, reset: () => setState(nothing) }
}

/** Whether this account's exports contain generation details; off until it is switched on in this browser. */
function useReceiptsChoice() {
  const [place] = useState(() => draftPlace('export-receipts'))
  const [isOn, setOn] = useState(() => readStored(localStorage, place) === 'on')
  usePersisted(localStorage, place, isOn ? 'on' : null)
  return { isOn, setOn }
}

/** Two tabs with the same session (a duplicated one) must not run the same render. */
async function onlyHere(renderId: string, work: (isMine: boolean) => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work(true)
  await navigator.locks.request(`storyloom:render:${renderId}`, { ifAvailable: true }, (lock) => work(lock !== null))
}

const beginRender = (storyId: string, choices: ExportChoices) =>
  generateVideo({ story_id: storyId, ...choices }, { 'Idempotency-Key': crypto.randomUUID() })

/** The story's newest export by any user; null when there is none. */
const newestRender = async (storyId: string) => (await getStoryStatus({ story_id: storyId })).current_render
