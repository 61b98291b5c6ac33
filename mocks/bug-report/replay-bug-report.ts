import { operationTable, type OperationId } from '#generated/server/operations.ts'
import type { BugReport, BugReportEvent } from '#src/domain/bug-report/bug-report.ts'
import type { Caller } from '#server/testing/caller.ts'

type Call = BugReportEvent & { kind: 'call' }

/** A failed call of the bug report, and its current result. */
export interface Replayed {
  operationId: OperationId
  then: { status: number; error: string | null }
  now: { status: number; error: string | null }
}

const hasFailed = ({ status }: Call) => status !== null && status >= 400

/** The repeatable failed calls of a bug report: calls of the contract with recorded bodies. */
export function failedCalls({
  events,
}: BugReport): { operationId: OperationId; params: Record<string, string>; call: Call }[] {
  return events.flatMap((event) => {
    const found = event.kind === 'call' && hasFailed(event) ? operationAt(event) : null
    return found && event.kind === 'call' ? [{ ...found, call: event }] : []
  })
}

/** Repeats the failed calls in order, as the owner of the imported story. */
export async function replayBugReport(
  caller: Caller,
  as: { token: string },
  bugReport: BugReport,
): Promise<Replayed[]> {
  const replayed: Replayed[] = []
  for (const { operationId, params, call } of failedCalls(bugReport)) {
    const { status, body } = await caller.call(operationId, {
      ...{ as, params },
      ...(call.body !== null && { body: call.body }),
    })
    const error = codeOf(body)
    replayed.push({ operationId, then: { status: call.status ?? 0, error: call.error }, now: { status, error } })
  }
  return replayed
}

/** Throws while the bug report's failures persist: a failing test until they are fixed. */
export function expectFixed(replayed: readonly Replayed[]): void {
  const still = replayed.filter(({ now }) => now.status >= 400)
  if (replayed.length === 0) throw new Error('This bug report has no failed call to replay')
  if (still.length === 0) return
  const lines = still.map(({ operationId, then, now }) => {
    const words = ({ status, error }: Replayed['now']) => `${status}${error === null ? '' : ` ${error}`}`
    return `${operationId}: ${words(now)}${words(now) === words(then) ? ', as in the bug report' : `; in the bug report ${words(then)}`}`
  })
  throw new Error(`The failure in the bug report still occurs:\n${lines.join('\n')}`)
}

function operationAt({ method, path }: Call): { operationId: OperationId; params: Record<string, string> } | null {
  for (const [id, operation] of Object.entries(operationTable)) {
    if (operation.method !== method) continue
    const params = paramsOf(operation.path, path)
    if (params) return { operationId: id as OperationId, params }
  }
  return null
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [names, parts] = [pattern.split('/'), path.split('/')]
  if (names.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? ''
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name !== part) return null
  }
  return params
}

function codeOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : null
}
