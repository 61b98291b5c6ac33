import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/shared/api/api-error.ts'
import { client } from '#src/shared/api/client.ts'
import { answerCommonRefusals } from '#src/shared/lib/query-client.ts'
import { useRealtimeEvent } from '#src/shared/realtime/use-realtime-event.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { answered } from '../../commands/answered.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { stateOf, type ExportState } from './export-state.ts'
import type { Render, RunRender } from './run-render-type.ts'

interface UseExportOptions {
  runRender: RunRender
  downloadFile: (url: string, name: string) => Promise<void>
}

/** How often a render of which no event came is asked for, ms. */
const ASK_EVERY = 1500

/** One export at a time: begun here, drawn by the server or by this tab, downloaded once by the tab that began it. */
export function useExport({ runRender, downloadFile }: UseExportOptions) {
  const { storyId, enqueue } = useEditor()
  const [state, setState] = useState<ExportState>({ phase: 'idle' })
  const drawing = useRef<AbortController | null>(null)
  /** Renders that this tab began and has not downloaded yet. */
  const own = useRef(new Set<string>())

  const download = async (render: Render) => {
    try {
      if (render.video_url === null) throw new ApiError({ status: 0, message: 'There is no file' })
      await downloadFile(render.video_url, `${storyId}.mp4`)
    } catch {
      notify('Something went wrong downloading video!', {
        tone: 'error',
        action: { label: 'Retry', onAction: () => void download(render) },
      })
    }
  }

  const take = (render: Render) => {
    // What this tab draws it knows better itself.
    if (drawing.current && (render.status === 'QUEUED' || render.status === 'RENDERING')) return
    setState(stateOf(render))
    if (render.status === 'COMPLETED' && own.current.delete(render.id)) void download(render)
  }

  const drawHere = async (render: Render, token: string | null) => {
    const controller = new AbortController()
    drawing.current = controller
    setState(stateOf(render, true))
    const outcome = await runRender({
      renderId: render.id,
      token,
      signal: controller.signal,
      onProgress: ({ frame, totalFrames, sceneIndex }) =>
        setState({ phase: 'drawing', render, scene: sceneIndex + 1, share: frame / totalFrames, isInThisTab: true }),
    })
    drawing.current = null
    if (outcome.status === 'COMPLETED') take(outcome.render)
    else if (outcome.status === 'CANCELLED') setState({ phase: 'idle' })
    else setState({ phase: 'failed', message: outcome.message, canDrawHere: true })
  }

  /** @param isHere asks for this tab to draw */
  const start = async (isHere = false) => {
    setState({ phase: 'starting' })
    try {
      // What was edited last must be in the film.
      const { render, render_token: token } = await enqueue(async () =>
        answered(
          await client.POST('/video_api/generate_video_remotion_async_api_v2/', {
            body: { story_id: storyId, ...(isHere && { executor: 'BROWSER' as const }) },
            params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          }),
        ),
      )
      own.current.add(render.id)
      if (render.executor === 'BROWSER') await drawHere(render, token)
      else setState(stateOf(render))
    } catch (error) {
      answerCommonRefusals(error)
      const isUnavailable = error instanceof ApiError && error.code === 'RENDERER_UNAVAILABLE'
      const message = error instanceof Error ? error.message : 'The export could not be started.'
      setState({ phase: 'failed', message, canDrawHere: isUnavailable })
    }
  }

  const ask = async (id: string) => {
    try {
      take(answered(await client.GET('/core-api/render/{render_id}/', { params: { path: { render_id: id } } })))
    } catch {
      // The next event or the next question answers.
    }
  }

  /** Finds an export that another tab, or this one before a reload, has begun. */
  const look = async () => {
    try {
      const query = { story_id: storyId }
      const { current_render: render } = answered(
        await client.GET('/core-api/get_story_status/', { params: { query } }),
      )
      if (render && (render.status === 'QUEUED' || render.status === 'RENDERING' || render.status === 'COMPLETED'))
        setState((before) => (before.phase === 'idle' ? stateOf(render) : before))
    } catch {
      // Then a new one can be begun all the same.
    }
  }

  const cancel = async () => {
    if (state.phase !== 'drawing') return
    drawing.current?.abort(new DOMException('The export was cancelled', 'AbortError'))
    own.current.delete(state.render.id)
    setState({ phase: 'idle' })
    const path = { render_id: state.render.id }
    await client.POST('/core-api/render/{render_id}/cancel/', { params: { path } }).catch(() => undefined)
  }

  useRealtimeEvent('render-progress', ({ render }) => {
    if (render.story_id === storyId) take(render)
  })
  useRealtimeEvent('new-video', ({ story_id, render_id }) => {
    if (story_id === storyId && !drawing.current) void ask(render_id)
  })

  const askedId = state.phase === 'drawing' && !state.isInThisTab ? state.render.id : null
  const askRef = useRef(ask)
  useEffect(() => {
    askRef.current = ask
  })
  useEffect(() => {
    if (askedId === null) return
    const timer = setInterval(() => void askRef.current(askedId), ASK_EVERY)
    return () => clearInterval(timer)
  }, [askedId])
  useEffect(() => () => drawing.current?.abort(), [])

  return { state, start, cancel, look, download, reset: () => setState({ phase: 'idle' }) }
}
