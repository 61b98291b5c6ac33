import { EngineError, type EngineCall, type VideoFile, type VideoRetoucher, type WorkedVideo } from '#engines/ports.ts'
import { ANIMATOR_INFO } from '../animator/animator.ts'
import { deferred } from './deferred.ts'
import { BROKEN_VIDEO, type FromVideoWorker, type OpenVideoChannel, type VideoTask } from './protocol.ts'

/** A worker that says nothing for this long is lost in its video, ms; on a server its browser has to start first. */
const [STARTS_WITHIN_MS, SILENT_MS] = [120_000, 60_000]
/** Frames that are previewed at once: each takes a worker, on a server a browser. */
const PREVIEWS = 2
/** Bytes of a result that are taken at once. */
const PART = 1_000_000

type Outcome = Extract<FromVideoWorker, { type: 'made' | 'previewed' | 'followed' | 'frames' }>

/** The built-in retoucher at work on videos, each in a worker of its own that can be ended. */
export function createVideoRetoucher(open: OpenVideoChannel): VideoRetoucher {
  const inTurn = turns(PREVIEWS)
  /** Work without a result file. */
  const answered = <Type extends Outcome['type']>(video: VideoFile, task: VideoTask, type: Type, call?: EngineCall) =>
    inTurn(async () => {
      const { outcome, close } = await startWork(open, video, task, call)
      close()
      if (outcome.type !== type) throw new Error('The engine answered with something else')
      return outcome as Extract<Outcome, { type: Type }>
    })
  const made = async (video: VideoFile, task: VideoTask, call?: EngineCall): Promise<WorkedVideo> => {
    const run = await startWork(open, video, task, call)
    if (run.outcome.type !== 'made') throw new Error('The engine answered with something else')
    return { ...run.outcome.made, body: bodyOf(run, run.outcome.made.size) }
  }
  return {
    info: ANIMATOR_INFO,
    rework: (video, order, call) => made(video, { ask: 'rework', order }, call),
    cleanSound: (video, settings, call) => made(video, { ask: 'clean', settings }, call),
    previewFrame: async (video, order, place, call) =>
      (await answered(video, { ask: 'preview', order, place }, 'previewed', call)).preview,
    readFrames: async (video, request, call) =>
      (await answered(video, { ask: 'frames', request }, 'frames', call)).frames,
    followSubject: async (video, call) => (await answered(video, { ask: 'follow' }, 'followed', call)).followed,
  }
}

interface Finished {
  outcome: Outcome
  take(start: number, end: number): Promise<Uint8Array>
  close(): void
}

/** Resolves when the work is done; its worker then waits until the result is read. */
async function startWork(
  open: OpenVideoChannel,
  video: VideoFile,
  task: VideoTask,
  { signal, onProgress }: EngineCall = {},
): Promise<Finished> {
  signal?.throwIfAborted()
  const parts = new Map<number, (bytes: Uint8Array) => void>()
  const failing = deferred<never>()
  const finishing = deferred<Outcome>()
  const answer = async ({ id, start, end }: { id: number; start: number; end: number }) =>
    video.read(start, end).then(
      (bytes) => channel.post({ type: 'bytes', id, bytes }),
      (cause: unknown) => channel.post({ type: 'unreadable', id, message: String(cause) }),
    )
  const channel = open(
    (message) => {
      watch(SILENT_MS)
      if (message.type === 'read') void answer(message)
      else if (message.type === 'progress') onProgress?.(message.share)
      else if (message.type === 'part') parts.get(message.id)?.(message.bytes)
      else if (message.type === 'failed')
        failing.reject(message.isEngineError ? new EngineError(message.message) : new Error(message.message))
      else finishing.resolve(message)
    },
    (reason) => failing.reject(new Error(`The engine stopped: ${reason}`)),
  )
  const stop = () => failing.reject(new Error('The engine was stopped.'))
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => failing.reject(new EngineError(BROKEN_VIDEO)), ms)
  }
  const close = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    channel.close()
  }
  signal?.addEventListener('abort', stop)
  channel.post({ type: 'start', task, size: video.size })
  watch(STARTS_WITHIN_MS)
  try {
    const outcome = await Promise.race([finishing.promise, failing.promise])
    clearTimeout(timer)
    return {
      outcome,
      close,
      take(start, end) {
        const part = new Promise<Uint8Array>((resolve) => parts.set(start, resolve))
        channel.post({ type: 'take', id: start, start, end })
        return Promise.race([part, failing.promise]).finally(() => parts.delete(start))
      },
    }
  } catch (cause) {
    close()
    throw cause
  }
}

function bodyOf({ take, close }: Finished, size: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      try {
        const end = Math.min(size, at + PART)
        controller.enqueue(await take(at, end))
        at = end
        if (at < size) return
        controller.close()
      } catch (cause) {
        controller.error(cause)
      }
      close()
    },
    cancel: close,
  })
}

/** Lets so many pieces of work run at once; the others wait. */
function turns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    return work().finally(() => {
      running--
      waiting.shift()?.()
    })
  }
}
