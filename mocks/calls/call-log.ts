import { operations, type OperationId } from '#generated/server/operations.ts'
import { type RowChange, rowChanges } from '../db/row-change.ts'
import { createRowHistory } from '../db/row-history.ts'
import { operationOf } from '../scenarios/scenario.ts'

export interface FormField {
  name: string
  value: string | { name: string; type: string; size: number }
}

/** A call of the page. */
export interface LoggedCall {
  id: number
  operationId: OperationId | undefined
  method: string
  /** With its search. */
  path: string
  /** As text; null where it has none, or none that is text. Passwords and tokens are left out. */
  sent: string | null
  answer: string | null
  /** null: under way; 0: it ended without an answer. */
  status: number | null
  ms: number | null
  /** Fields of a form; files by name, type and size only. Empty: not a form. */
  form: readonly FormField[]
  /** The rows written until then. */
  rows: readonly RowChange[]
  /** The moment at which it began. */
  moment: number
}

export interface CallLog {
  /** Newest first. */
  read(): readonly LoggedCall[]
  onChange(listener: () => void): () => void
  /** Logs a call and its result. */
  follow(request: Request, answer: () => Promise<Response>): Promise<Response>
  /** Called after a write with the rows' values before and after; null for no row. */
  addRows(before: ReadonlyMap<string, string | null>, after: ReadonlyMap<string, string | null>): void
  /** The writes that restore the rows before a call; they also undo later calls and jobs. */
  rowsBefore(call: LoggedCall): Map<string, string | null>
}

const MAX_CALLS = 50
/** Longest logged text of a request or response. */
const MAX_TEXT_LENGTH = 20_000
const SECRET = /"((?:\w*password\w*|access|token|credential|code))"\s*:\s*"[^"]*"/giu

/** The last calls of this page. */
export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = []
  let last = 0
  const history = createRowHistory()
  const listeners = new Set<() => void>()
  const keep = (next: readonly LoggedCall[]) => {
    calls = next.slice(0, MAX_CALLS)
    history.forgetBefore(calls.at(-1)?.moment ?? history.moment())
    for (const listener of listeners) listener()
  }
  const change = (id: number, part: Partial<LoggedCall>) =>
    keep(calls.map((call) => (call.id === id ? { ...call, ...part } : call)))
  return {
    read: () => calls,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async follow(request, answer) {
      const { pathname, search } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return answer()
      const id = ++last
      // Copied now and read beside the call, which does not wait for its place in a list.
      const sending = Promise.all([textOf(request), formOf(request)])
      const of = { operationId: operationOf(request), method: request.method, path: pathname + search }
      const empty = { sent: null, form: [], answer: null, status: null, ms: null, rows: [] }
      keep([{ id, ...of, ...empty, moment: history.moment() }, ...calls])
      void sending.then(([sent, form]) => change(id, { sent, form }))
      const begun = performance.now()
      const ended = () => ({ ms: Math.round(performance.now() - begun) })
      try {
        const response = await answer()
        // An error response of the network has the status 0.
        change(id, { ...ended(), status: response.status })
        if (!isWhole(response)) {
          void textOf(response).then((text) => change(id, { answer: text }))
          return response
        }
        const text = await response.text()
        change(id, { answer: shortened(text) })
        return new Response(text, response)
      } catch (cause) {
        change(id, { ...ended(), status: 0 })
        throw cause
      }
    },
    rowsBefore: ({ moment }) => history.since(moment),
    addRows(before, after) {
      history.record(before)
      if (!calls.some(({ status }) => status === null)) return
      const changes = rowChanges(before, after)
      // With several calls pending the writer is unknown, so each gets the changes.
      keep(calls.map((call) => (call.status === null ? { ...call, rows: [...call.rows, ...changes] } : call)))
    },
  }
}

/** Complete when answered: reading and recreating it takes three quarters of the time of a copied stream. */
const isWhole = ({ body, headers }: Response) => body !== null && /json/u.test(headers.get('content-type') ?? '')

async function textOf(message: Request | Response): Promise<string | null> {
  if (!/json|text/u.test(message.headers.get('content-type') ?? '')) return null
  const copy = message.clone()
  // A message that broke off has no text; its reader gets the error.
  const whole = await copy.text().catch(() => null)
  return whole === null ? null : shortened(whole)
}

/** Without passwords and tokens, truncated to the limit. */
function shortened(whole: string): string {
  const text = whole.replace(SECRET, '"$1":"…"')
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text
}

/** Fields of a form, without the contents of its files. */
async function formOf(request: Request): Promise<FormField[]> {
  if (!/^multipart\/form-data/iu.test(request.headers.get('content-type') ?? '')) return []
  // The call itself refuses an invalid form.
  const sent = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const fields = [...sent]
  return fields.map(([name, value]) => {
    if (typeof value === 'string') return { name, value: value.slice(0, MAX_TEXT_LENGTH) }
    return { name, value: { name: value.name, type: value.type, size: value.size } }
  })
}

/** A field as it is read. */
export const fieldText = ({ name, value }: FormField): string =>
  `${name}: ${typeof value === 'string' ? value : `${value.name}, ${value.type}, ${value.size} bytes`}`

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** As a command; the token is to be filled in, and files are looked for by their name. */
export function toCurl({ method, path, sent, form }: LoggedCall, origin: string): string {
  return [
    `curl -X ${method} ${quoted(origin + path)} -H "Authorization: Bearer $TOKEN"`,
    ...(sent === null ? [] : [`-H 'Content-Type: application/json' -d ${quoted(sent)}`]),
    ...form.map(({ name, value }) =>
      typeof value === 'string'
        ? `--form-string ${quoted(`${name}=${value}`)}`
        : `-F ${quoted(`${name}=@${value.name};type=${value.type}`)}`,
    ),
  ].join(' ')
}

/** As a call of a test's `createTestApp`. */
export function toTest({ operationId, path, sent, form, status }: LoggedCall): string {
  if (operationId === undefined) return ''
  const [pathname = '', search = ''] = path.split('?')
  const names = operations[operationId].path.split('/')
  const params = Object.fromEntries(
    pathname
      .slice('/api'.length)
      .split('/')
      .flatMap((part, at) => (names[at]?.startsWith(':') ? [[names[at].slice(1), decodeURIComponent(part)]] : [])),
  )
  const options = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(search !== '' && { query: Object.fromEntries(new URLSearchParams(search)) }),
    ...(sent !== null && { body: parsed(sent) }),
  }
  const inner = JSON.stringify(options).slice(1, -1)
  const parts = ['as: ada', ...(inner === '' ? [] : [inner]), ...(form.length > 0 ? ['body: form'] : [])]
  const call = `expect(await test.call('${operationId}', { ${parts.join(', ')} })).toMatchObject({ status: ${status ?? 200} })`
  return form.length === 0 ? call : [...formLines(form), call].join('\n')
}

/** Files of the same type and size; contents are not stored. */
const formLines = (form: readonly FormField[]): string[] => [
  'const form = new FormData()',
  ...form.map(({ name, value }) => {
    if (typeof value === 'string') return `form.append(${JSON.stringify(name)}, ${JSON.stringify(value)})`
    const made = `new File([new Uint8Array(${value.size})], ${JSON.stringify(value.name)}, { type: ${JSON.stringify(value.type)} })`
    return `form.append(${JSON.stringify(name)}, ${made})`
  }),
]

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
