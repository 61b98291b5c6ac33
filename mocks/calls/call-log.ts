import { operations, type OperationId } from '#generated/server/operations.ts'
import { createRowHistory } from '../db/row-history.ts'
import { operationOf } from '../scenarios/scenario.ts'

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
  /** Keys of the rows that were written until then, as `table/key`. */
  rows: readonly string[]
  /** The moment at which it began. */
  moment: number
}

export interface CallLog {
  /** Newest first. */
  read(): readonly LoggedCall[]
  onChange(listener: () => void): () => void
  /** Notes a call and what becomes of it. */
  follow(request: Request, answer: () => Promise<Response>): Promise<Response>
  /** Rows were just written; what stood under their keys before, null for nothing. */
  addRows(before: ReadonlyMap<string, string | null>): void
  /** What has to be written for the stored rows to be those of before a call: that of others that followed, and of jobs, goes too. */
  rowsBefore(call: LoggedCall): Map<string, string | null>
}

const MOST = 50
/** Longest text that is kept of a request or answer. */
const LONGEST = 20_000
const SECRET = /"((?:\w*password\w*|access|token|credential|code))"\s*:\s*"[^"]*"/giu

/** The last calls of this page. */
export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = []
  let last = 0
  const history = createRowHistory()
  const listeners = new Set<() => void>()
  const keep = (next: readonly LoggedCall[]) => {
    calls = next.slice(0, MOST)
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
      const sent = await textOf(request)
      const of = { operationId: operationOf(request), method: request.method, path: pathname + search }
      keep([{ id, ...of, sent, answer: null, status: null, ms: null, rows: [], moment: history.moment() }, ...calls])
      const begun = performance.now()
      const ended = () => ({ ms: Math.round(performance.now() - begun) })
      try {
        const response = await answer()
        // An error response of the network has the status 0.
        change(id, { ...ended(), status: response.status, answer: await textOf(response) })
        return response
      } catch (cause) {
        change(id, { ...ended(), status: 0 })
        throw cause
      }
    },
    rowsBefore: ({ moment }) => history.since(moment),
    addRows(before) {
      history.heard(before)
      const keys = [...before.keys()]
      // Which call wrote them is not known where several are under way: it stands at each.
      keep(calls.map((call) => (call.status === null ? { ...call, rows: [...call.rows, ...keys] } : call)))
    },
  }
}

async function textOf(message: Request | Response): Promise<string | null> {
  if (!/json|text/u.test(message.headers.get('content-type') ?? '')) return null
  const text = (await message.clone().text()).replace(SECRET, '"$1":"…"')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** As a command; the token is to be filled in. */
export function toCurl({ method, path, sent }: LoggedCall, origin: string): string {
  return [
    `curl -X ${method} ${quoted(origin + path)} -H "Authorization: Bearer $TOKEN"`,
    ...(sent === null ? [] : [`-H 'Content-Type: application/json' -d ${quoted(sent)}`]),
  ].join(' ')
}

/** As a call of a test's `createTestApp`. */
export function toTest({ operationId, path, sent, status }: LoggedCall): string {
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
  return `expect(await test.call('${operationId}', { as: ada${inner === '' ? '' : `, ${inner}`} })).toMatchObject({ status: ${status ?? 200} })`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
