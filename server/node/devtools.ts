import WebSocket from 'ws'

/** One message of Chromium's DevTools protocol. */
export interface DevtoolsEvent {
  method: string
  params: Record<string, unknown>
}

export interface Devtools {
  send(method: string, params?: Record<string, unknown>, sessionId?: string): Promise<Record<string, unknown>>
  onEvent(listener: (event: DevtoolsEvent) => void): void
  close(): void
}

type Pending = { resolve(result: Record<string, unknown>): void; reject(cause: Error): void }

/** Talks to a browser over its DevTools socket; as much of the protocol as starting and watching one page takes. */
export async function connectDevtools(address: string): Promise<Devtools> {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 64_000_000 })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const pending = new Map<number, Pending>()
  const listeners: ((event: DevtoolsEvent) => void)[] = []
  let lastId = 0
  socket.on('message', (data) => {
    const message: { id?: number; error?: { message: string }; result?: Record<string, unknown> } & DevtoolsEvent =
      JSON.parse(data.toString())
    const call = message.id === undefined ? undefined : pending.get(message.id)
    if (message.id === undefined) for (const listener of listeners) listener(message)
    else {
      pending.delete(message.id)
      if (message.error) call?.reject(new Error(message.error.message))
      else call?.resolve(message.result ?? {})
    }
  })
  const end = () => {
    for (const call of pending.values()) call.reject(new Error('The browser has gone away'))
    pending.clear()
  }
  socket.on('close', end)
  socket.on('error', end)
  return {
    send(method, params = {}, sessionId) {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
    },
    onEvent: (listener) => void listeners.push(listener),
    close: () => socket.terminate(),
  }
}
