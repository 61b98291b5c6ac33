import { EngineError, type VideoFile, type VideoOrder } from '#engines/ports.ts'
import { openVideo, type OpenedVideo } from './open-video.ts'
import type { FromVideoWorker, ToVideoWorker, VideoTask } from './protocol.ts'
import { readFrames } from './read-frames.ts'
import { followIn, previewFrame, reworkVideo } from './rework.ts'
import { createStoredFile, type StoredFile } from './stored-file.ts'
import { expandFrames } from './expand.ts'
import type { FrameWork } from './frame.ts'
import { modifyFrames } from './modify.ts'
import { cropFrames } from './crop.ts'
import { upscaleFrames } from './upscale/upscale-frames.ts'

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const waiting = new Map<number, { resolve: (bytes: Uint8Array) => void; reject: (cause: Error) => void }>()
let asked = 0
let stored: StoredFile | null = null

const send = (message: FromVideoWorker, transfer: Transferable[] = []) => scope.postMessage(message, transfer)

const fileOf = (size: number): VideoFile => ({
  size,
  read(start, end) {
    const id = asked++
    send({ type: 'read', id, start, end })
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  },
})

/** More messages than a screen shows would only keep the page busy. */
const PROGRESS_EVERY_MS = 100
let lastSent = 0
function onProgress(share: number): void {
  const now = performance.now()
  if (now - lastSent < PROGRESS_EVERY_MS) return
  lastSent = now
  send({ type: 'progress', share })
}

async function start(task: VideoTask, size: number): Promise<void> {
  const opened = await openVideo(fileOf(size))
  try {
    if (task.ask === 'follow') return send({ type: 'followed', followed: await followIn(opened) })
    if (task.ask === 'frames') return send({ type: 'frames', frames: await readFrames(opened, task.request) })
    if (task.ask === 'clean') {
      // With the model, which other work does not need.
      const { cleanVideoSound } = await import('./clean-video-sound.ts')
      stored = await createStoredFile(scope.name)
      const made = await cleanVideoSound(opened, task.settings, stored.writable, onProgress)
      return send({ type: 'made', made: { ...made, size: (await stored.read()).size } })
    }
    const work = await openWork(task.order, opened)
    if (task.ask === 'preview')
      return send({ type: 'previewed', preview: await previewFrame(opened, work, task.place) })
    stored = await createStoredFile(scope.name)
    const made = await reworkVideo(opened, work, stored.writable, onProgress)
    send({ type: 'made', made: { ...made, size: (await stored.read()).size } })
  } finally {
    opened.close()
  }
}

async function take({ id, start, end }: Extract<ToVideoWorker, { type: 'take' }>): Promise<void> {
  if (!stored) throw new Error('Nothing was generated')
  const bytes = new Uint8Array(await (await stored.read()).slice(start, end).arrayBuffer())
  send({ type: 'part', id, bytes }, [bytes.buffer])
}

const fail = (cause: unknown) =>
  send({
    type: 'failed',
    message: cause instanceof Error ? cause.message : String(cause),
    isEngineError: cause instanceof EngineError,
  })

scope.addEventListener('message', ({ data }: MessageEvent<ToVideoWorker>) => {
  if (data.type === 'start') return void start(data.task, data.size).catch(fail)
  if (data.type === 'take') return void take(data).catch(fail)
  const request = waiting.get(data.id)
  waiting.delete(data.id)
  if (data.type === 'bytes') request?.resolve(data.bytes)
  else request?.reject(new Error(data.message))
})

/** What an order does with each frame. */
async function openWork(order: VideoOrder, opened: OpenedVideo): Promise<FrameWork> {
  const { facts } = opened
  switch (order.work) {
    case 'modify':
      return modifyFrames(order.request, facts)
    case 'reframe': {
      const { path } = order.request
      return cropFrames({ ...order.request, path: path.length > 0 ? path : (await followIn(opened)).keys }, facts)
    }
    case 'expand':
      return expandFrames(order.request, facts)
    case 'upscale':
      return upscaleFrames(order.request, facts)
  }
}
