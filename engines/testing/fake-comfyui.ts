import * as z from 'zod'
import { type FakeServer, type Received, type Reply, startFakeServer } from './fake-server.ts'

export const COMFYUI_KEY = 'comfyui-sentinel-0458'

export interface FakeComfyUi extends FakeServer {
  /** How often its history is looked at before the work is done. */
  looks: number
  /** The work's error; null: it succeeds. */
  failure: string | null
  cancelled: string[]
  /** Files that were made are no longer there. */
  hasExpired: boolean
  /** Images that were put there, by name. */
  uploads: Map<string, Uint8Array>
  /** As after a restart: everything is forgotten. */
  restart(): void
}

const form = z.strictObject({
  prompt: z.record(
    z.string().regex(/^\d+$/u),
    z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
  ),
})

export interface ComfyFile {
  contentType: string
  name: string
  /** The result of every workflow, or a function of its nodes' inputs. */
  bytes: Uint8Array | ((inputs: ComfyInputs) => Promise<Uint8Array>)
}

/** A value by its name, from whichever node has it; images as they were put there. */
export type ComfyInputs = (name: string) => unknown

/** ComfyUI's wire form: upload, prompt, queue, history, view. */
export async function startFakeComfyUi(file: ComfyFile): Promise<FakeComfyUi> {
  const works = new Map<string, number>()
  const state = {
    looks: 2,
    failure: null as string | null,
    cancelled: [] as string[],
    hasExpired: false,
    uploads: new Map<string, Uint8Array>(),
  }
  let count = 0
  let made: Promise<Uint8Array> | undefined

  const upload = async ({ bytes, headers }: Received): Promise<Reply> => {
    const sent = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': headers['content-type'] ?? '' } })
    const image = (await sent.formData()).get('image')
    if (!(image instanceof File)) return { status: 400, json: {} }
    state.uploads.set(image.name, new Uint8Array(await image.arrayBuffer()))
    return { json: { name: image.name, subfolder: '', type: 'input' } }
  }
  const submit = ({ json }: Received): Reply => {
    const asked = form.safeParse(json)
    if (!asked.success) server.problems.push(z.prettifyError(asked.error))
    if (/"\{\{\w+\}\}"/u.test(JSON.stringify(json))) server.problems.push('A placeholder was left open')
    const id = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
    works.set(id, 0)
    const { bytes } = file
    made = bytes instanceof Uint8Array ? Promise.resolve(bytes) : bytes(inputsOf(asked.data?.prompt ?? {}))
    made.catch((cause: unknown) => server.problems.push(String(cause)))
    return { json: { prompt_id: id, number: count, node_errors: {} } }
  }
  const history = (id: string): Reply => {
    const looked = works.get(id)
    if (looked === undefined || looked < state.looks) {
      if (looked !== undefined) works.set(id, looked + 1)
      return { json: {} }
    }
    const messages =
      state.failure === null ? [] : [['execution_error', { exception_message: state.failure, node_id: '3' }]]
    const status = {
      status_str: state.failure === null ? 'success' : 'error',
      completed: state.failure === null,
      messages,
    }
    const kept = { filename: file.name, subfolder: 'films', type: 'output' }
    const shown = { filename: 'preview.png', subfolder: '', type: 'temp' }
    return {
      json: {
        [id]: {
          prompt: [],
          status,
          outputs: state.failure === null ? { 9: { images: [kept, shown], animated: [false] } } : {},
        },
      },
    }
  }
  const view = async () => ({ bytes: (await made) ?? new Uint8Array(), contentType: file.contentType })
  const inputsOf = (nodes: z.output<typeof form>['prompt']): ComfyInputs => {
    const inputs = Object.assign({}, ...Object.values(nodes).map((node) => node.inputs)) as Record<string, unknown>
    return (name) => state.uploads.get(String(inputs[name])) ?? inputs[name]
  }
  const queue = (): Reply => {
    const waiting = [...works].filter(([, looked]) => looked < state.looks).map(([id], at) => [at, id, {}, {}, []])
    return { json: { queue_running: waiting.slice(0, 1), queue_pending: waiting.slice(1) } }
  }
  const server = await startFakeServer({
    auth: ['authorization', `Bearer ${COMFYUI_KEY}`],
    async answer(asked) {
      const { method, path, search, json } = asked
      if (method === 'POST' && path === '/upload/image') return { costs: false, make: () => upload(asked) }
      if (method === 'POST' && path === '/prompt') return { costs: true, make: () => submit(asked) }
      if (method === 'POST' && path === '/queue') {
        const { delete: ids } = z.strictObject({ delete: z.array(z.string()) }).parse(json)
        return { costs: false, make: () => ({ json: state.cancelled.push(...ids) }) }
      }
      if (method !== 'GET') return null
      if (path === '/queue') return { costs: false, make: queue }
      const [, id] = /^\/history\/([\w-]+)$/u.exec(path) ?? []
      if (id) return { costs: false, make: () => history(id) }
      const isFile = search.get('filename') === file.name && search.get('subfolder') === 'films'
      if (path === '/view' && state.hasExpired) return { costs: false, make: () => ({ status: 404, json: {} }) }
      return path === '/view' && isFile ? { costs: false, make: view } : null
    },
  })
  return Object.assign(state, server, { restart: () => works.clear() })
}
