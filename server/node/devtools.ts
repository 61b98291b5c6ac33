import type { Readable, Writable } from 'node:stream'

/** One event of Chromium's DevTools protocol. */
export interface DevtoolsEvent {
  method: string
  params: Record<string, unknown>
}

export interface Devtools {
  /** @param sessionId of the page it is for; the browser itself without it */
  send(method: string, params?: Record<string, unknown>, sessionId?: string): Promise<Record<string, unknown>>
  onEvent(listener: (event: DevtoolsEvent) => void): void
}

interface Message {
  id?: number
  error?: { message: string }
  result?: Record<string, unknown>
  method?: string
  params?: Record<string, unknown>
}

interface Waiting {
  resolve(result: Record<string, unknown>): void
  reject(cause: Error): void
}

/**
 * Talks to a browser over its DevTools pipe (JSON texts, each ended by NUL); implements as much of the protocol as
 * controlling a page needs.
 */
export function openDevtools(input: Writable, output: Readable): Devtools {
  const waiting = new Map<number, Waiting>()
  const listeners: ((event: DevtoolsEvent) => void)[] = []
  let lastId = 0
  let rest = ''
  let isGone = false

  function hear({ id, error, result, method, params = {} }: Message) {
    const call = id === undefined ? undefined : waiting.get(id)
    if (id !== undefined) waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result ?? {})
    if (method !== undefined) for (const listener of listeners) listener({ method, params })
  }

  output.setEncoding('utf8').on('data', (part: string) => {
    const texts = (rest + part).split('\0')
    rest = texts.pop() ?? ''
    for (const text of texts) {
      const message = parseMessage(text)
      if (message) hear(message)
      else output.destroy()
    }
  })
  output.on('close', () => {
    isGone = true
    for (const call of waiting.values()) call.reject(gone())
    waiting.clear()
  })
  // Reading from or writing to a browser that has just ended fails; its end is reported by `close`.
  output.on('error', () => undefined)
  input.on('error', () => undefined)

  return {
    send(method, params = {}, sessionId = undefined) {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        if (isGone) return reject(gone())
        waiting.set(id, { resolve, reject })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      })
    },
    onEvent: (listener) => void listeners.push(listener),
  }
}

const gone = () => new Error('The browser has gone away')

/** undefined for an invalid message: a broken browser is treated as an ended one. */
function parseMessage(text: string): Message | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}
