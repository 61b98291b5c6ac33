import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '#engines/draft/random.ts'
import { rmsDb } from '#engines/audio/loudness.ts'
import { decodeWav, encodeWav } from '#engines/audio/wav.ts'
import type { OperationAnswer, OperationId } from '#generated/server/operations.ts'
import { checkoutIdOf } from '#server/modules/billing/testing/payer.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import type { Caller, CallOptions } from '#server/testing/caller.ts'

/** How long one piece of work may take while processes are killed, ms. */
const PATIENCE_MS = 300_000
const POLL_MS = 200

/** What one user was promised: each of these has to exist exactly once in the end. */
export interface Acknowledged {
  stories: string[]
  tasks: string[]
  purchases: string[]
  uploads: string[]
  exports: string[]
}

/** The id of what was begun, and how its outcome is awaited. */
interface Begun {
  id: string
  done: Promise<void>
}

/** Work of one user, each call of which is repeated with its key until a process answers it. */
export function createFleetUser(caller: Caller, as: { token: string }) {
  const made: Acknowledged = { stories: [], tasks: [], purchases: [], uploads: [], exports: [] }
  const unanswered: string[] = []

  async function surely<Id extends OperationId>(id: Id, options: CallOptions = {}): Promise<OperationAnswer<Id>> {
    const key = crypto.randomUUID()
    for (;;) {
      const answer = await caller.call(id, { as, key, ...options }).catch(() => undefined)
      if (answer && answer.status < 300) return answer.body as OperationAnswer<Id>
      unanswered.push(`${id}: ${answer?.status}`)
      if (answer && answer.status < 500) throw new Error(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`)
      await wait(POLL_MS / 4)
    }
  }

  /** Waits for a state; another one that is final is an error at once. */
  async function until(what: string, wanted: string, read: () => Promise<string>): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    for (let state = await read(); state !== wanted; state = await read()) {
      if (/FAILED|CANCELLED|EXPIRED/u.test(state)) throw new Error(`${what} is ${state}`)
      if (Date.now() > end) throw new Error(`${what} is still ${state}`)
      await wait(POLL_MS)
    }
  }

  async function beginStory(): Promise<Begun> {
    // Of the shape with the fewest pixels.
    const { story_id } = await surely('createEmptyTextStory', { body: { aspect_ratio: 'ONE_ONE' } })
    const wanted = { script_type: 'PROMPT', initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 }
    await surely('generateStoryWithScriptType', { most: 100, body: { story_id, ...wanted } })
    await surely('submitStory', { params: { story_id } })
    made.stories.push(story_id)
    const read = async () => (await surely('getStory', { query: { story_id } })).status
    return { id: story_id, done: until(`Story ${story_id}`, 'COMPLETED', read) }
  }

  const beginTask = () => runTask({ model_id: 'draft-image-editing', prompt: 'A door' })

  async function runTask(body: object): Promise<Begun> {
    const { task_id } = await surely('createTask', { body })
    made.tasks.push(task_id)
    const read = async () => (await findTask(task_id))?.status ?? 'unknown'
    return { id: task_id, done: until(`Task ${task_id}`, 'COMPLETED', read) }
  }

  async function findTask(id: string) {
    return (await surely('getTasks')).data.find(({ task_id }) => task_id === id)
  }

  /** A second of noise: a worker process removes it from the file in the bucket. */
  async function beginCleanUp(): Promise<Begun> {
    const random = createRandom('noise')
    const noise = Float32Array.from({ length: 48_000 }, () => random.between(-0.05, 0.05))
    const { id: source_media_id, done: uploaded } = await upload(
      { file_name: 'a.wav', content_type: 'audio/wav' },
      encodeWav({ sampleRate: 48_000, channels: [noise] }),
    )
    await uploaded
    const { id, done } = await runTask({ model_id: 'clean-up-recording', source_media_id, match_level: false })
    const isClean = async () => {
      const { url } = (await findTask(id))?.result_media ?? {}
      const { channels } = decodeWav(new Uint8Array(await (await fetch(url ?? '')).arrayBuffer()))
      const [left = new Float32Array(0)] = channels
      const level = rmsDb(left, left.length / 2)
      if (left.length !== noise.length || level > -60)
        throw new Error(`Task ${id}: ${left.length} samples, ${level} dB`)
    }
    return { id, done: done.then(isClean) }
  }

  async function beginPurchase(): Promise<Begun> {
    const { purchase_id, checkout_url } = await surely('createPurchase', { body: { pack_id: 'credits-300-usd' } })
    const params = { checkout_id: checkoutIdOf(checkout_url) }
    await surely('completeDemoCheckout', { params, body: { ending: 'PAY' } }).catch((cause: Error) => {
      // Paid by the call whose answer was lost.
      if (!cause.message.includes(': 409')) throw cause
    })
    made.purchases.push(purchase_id)
    const read = async () => (await surely('getPurchase', { params: { purchase_id } })).status
    return { id: purchase_id, done: until(`Purchase ${purchase_id}`, 'PAID', read) }
  }

  const beginUpload = () => upload({ file_name: 'a.png', content_type: 'image/png' }, makePng(64, 48))

  /** To the bucket, and back once it was checked. */
  async function upload(file: { file_name: string; content_type: string }, bytes: Uint8Array): Promise<Begun> {
    const announced = { ...file, media_args: { size_bytes: bytes.length } }
    const { media, presigned_url, headers } = await surely('getGenericPresignedUrl', { body: announced })
    const put = await fetch(presigned_url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    if (!put.ok) throw new Error(`The bucket answered ${put.status}`)
    made.uploads.push(media.id)
    const get = () => surely('getMedia', { params: { media_id: media.id } })
    const done = until(`Upload ${media.id}`, 'COMPLETED', async () => (await get()).status)
    const isKept = async () => {
      const { url } = await get()
      const stored = Buffer.from(await (await fetch(url ?? '')).arrayBuffer())
      if (hashOf(stored) !== hashOf(bytes)) throw new Error(`Upload ${media.id} has other bytes`)
    }
    return { id: media.id, done: done.then(isKept) }
  }

  async function beginExport(story_id: string): Promise<Begun> {
    const { render } = await surely('generateVideo', { body: { story_id, executor: 'SERVER' } })
    made.exports.push(render.id)
    const get = () => surely('getRender', { params: { render_id: render.id } })
    const read = () =>
      get().then(({ status, error_message }) => (status === 'FAILED' ? `FAILED: ${error_message}` : status))
    const done = until(`Export ${render.id}`, 'COMPLETED', read)
    const isThere = async () => {
      const { video_url } = await get()
      const { status } = await fetch(video_url ?? '', { headers: { Range: 'bytes=0-9' } })
      if (status !== 206) throw new Error(`The video of export ${render.id} answers ${status}`)
    }
    return { id: render.id, done: done.then(isThere) }
  }

  /** One of each, side by side; the story is exported once it is done. Rejects with what was lost. */
  async function work({ exports }: { exports: boolean }): Promise<void> {
    const film = beginStory().then(async ({ id, done }) => {
      await done
      if (exports) await (await beginExport(id)).done
    })
    const others = [beginTask, beginCleanUp, beginPurchase, beginUpload].map(async (begin) => (await begin()).done)
    const ends = await Promise.allSettled([film, ...others])
    const lost = ends.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
    if (lost.length > 0) throw new Error(lost.join('; '))
  }

  return { as, made, unanswered, surely, work, beginStory, beginPurchase, beginExport, beginUpload }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
