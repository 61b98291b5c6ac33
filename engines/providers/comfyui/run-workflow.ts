import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { EngineCall } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import { pollUntil, whileDelivering } from '../http/poll.ts'
import type { Provider } from '../http/provider.ts'
import { NotCharged, PossiblyCharged, Refused } from '../http/provider-error.ts'
import { fillIn, type ImagePlace, type Placeholder, placesIn, type Values, type Workflow } from './workflow.ts'

const REQUEST_TIMEOUT_MS = 60_000
const MAX_BYTES = 8_000_000
const MAX_FILE_BYTES = 400_000_000

const uploaded = z.object({ name: z.string(), subfolder: z.string().nullish() })
const submitted = z.object({ prompt_id: z.string().regex(/^[\w-]{1,100}$/u) })
const file = z.object({ filename: z.string(), subfolder: z.string().nullish(), type: z.string().nullish() })
const entry = z.object({
  status: z.object({ status_str: z.string().nullish(), messages: z.array(z.unknown()).nullish() }).nullish(),
  outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
})
const queue = z.object({ queue_running: z.array(z.unknown()), queue_pending: z.array(z.unknown()) })
const small = { timeoutMs: REQUEST_TIMEOUT_MS, maxBytes: MAX_BYTES }

export interface WorkflowRun {
  workflow: Workflow
  values: Values
  /** Put on the server first, under names that their content gives them. */
  images: Partial<Record<ImagePlace, Uint8Array>>
}

/** Runs a workflow in ComfyUI: upload images, submit, poll the history, fetch the file. Stores its prompt id as operation. */
export async function runWorkflow(
  provider: Provider,
  model: string,
  { workflow, values, images }: WorkflowRun,
  call: EngineCall | undefined,
): Promise<Uint8Array> {
  const used = placesIn(workflow)
  const order = {
    request: [workflow, values, images],
    async submit(signal?: AbortSignal) {
      const names: Values = {}
      for (const [name, bytes] of Object.entries(images))
        if (used.includes(name)) names[name as Placeholder] = await upload(provider, bytes, signal)
      const body = { prompt: fillIn(workflow, { ...values, ...names }) }
      const answer = submitted.safeParse(parseJson(await provider.ask('/prompt', { body, ...small, signal })))
      if (!answer.success) throw new PossiblyCharged(`${provider.label} returned no job ID`)
      return { operation: answer.data.prompt_id }
    },
    async collect(id: string, signal?: AbortSignal) {
      const made = await pollUntil(provider, () => look(provider, id, signal), signal)
      const search = new URLSearchParams({ filename: made.filename, subfolder: made.subfolder ?? '', type: 'output' })
      const question = {
        method: 'GET' as const,
        isDownload: true as const,
        timeoutMs: 2 * REQUEST_TIMEOUT_MS,
        maxBytes: MAX_FILE_BYTES,
        signal,
      }
      return whileDelivering(() => provider.ask(`/view?${search}`, question), signal)
    },
  }
  return provider.placeOrder(model, order, call)
}

/** Removes work that has not begun from the queue. */
export async function cancelWorkflow(provider: Provider, _model: string, id: string): Promise<void> {
  await provider.ask('/queue', {
    ...{ body: { delete: [id] }, timeoutMs: 5_000, maxBytes: MAX_BYTES },
  })
}

async function upload(provider: Provider, bytes: Uint8Array, signal?: AbortSignal): Promise<string> {
  const name = `storyloom-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${bytes[0] === 0x89 ? 'png' : 'jpg'}`
  const body = new FormData()
  body.set('image', new Blob([new Uint8Array(bytes)]), name)
  body.set('type', 'input')
  body.set('overwrite', 'true')
  const sent = await provider.ask('/upload/image', { body, ...small, signal }).catch((cause: unknown) => {
    // Nothing is made by it, so it may be sent again.
    throw cause instanceof PossiblyCharged ? new NotCharged(cause.message, { cause }) : cause
  })
  const answer = uploaded.safeParse(parseJson(sent))
  if (!answer.success) throw new Refused(`${provider.label} rejected the image`)
  const { name: stored, subfolder } = answer.data
  return subfolder ? `${subfolder}/${stored}` : stored
}

/** The generated file; null while unfinished. */
async function look(provider: Provider, id: string, signal?: AbortSignal) {
  const get = async (path: string) => parseJson(await provider.ask(path, { method: 'GET', ...small, signal }))
  const history = async () => z.record(z.string(), entry).safeParse(await get(`/history/${id}`)).data?.[id]
  const done = (await history()) ?? ((await isQueued()) ? null : await history())
  // It is in neither place: the server was started again.
  if (done === undefined) throw new Refused(`${provider.label} no longer has this job`)
  if (done === null) return null
  if (done.status?.status_str === 'error')
    throw new Refused(`${provider.label} failed${reasonOf(done.status.messages)}`)
  const files = Object.values(done.outputs).flatMap((output) =>
    Object.values(output).flatMap((list) =>
      Array.isArray(list) ? list.flatMap((each) => file.safeParse(each).data ?? []) : [],
    ),
  )
  const made = files.findLast(({ type }) => type === 'output')
  if (!made) throw new Refused(`${provider.label} returned nothing. The workflow needs a save node`)
  return made

  async function isQueued() {
    const { data } = queue.safeParse(await get('/queue'))
    // An answer of another form says nothing.
    if (!data) return true
    return [...data.queue_running, ...data.queue_pending].some((each) => Array.isArray(each) && each.includes(id))
  }
}

/** The error in its messages: `['execution_error', {exception_message}]`. */
function reasonOf(messages: readonly unknown[] | null | undefined): string {
  const error = z.tuple([z.literal('execution_error'), z.object({ exception_message: z.string() })])
  const found = (messages ?? []).flatMap((each) => error.safeParse(each).data?.[1].exception_message ?? [])
  const [text] = found.map((each) =>
    each
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 200),
  )
  return text ? `: ${text}` : ''
}
