/** A call that changes the story, as it was made: kept in this browser until it is answered. */
export interface Letter {
  /** Also its Idempotency-Key: however often it is sent, it counts once. */
  key: string
  /** Letters are sent by growing order. */
  order: number
  storyId: string
  userId: string
  /** The tab that made it and sends it while it is open. */
  tabId: string
  method: string
  url: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | null
}

export type LetterMark = Pick<Letter, 'key' | 'order' | 'storyId' | 'userId' | 'tabId'>

/** Takes a request apart. The session is no part of it: it is added when it is sent. */
export async function packLetter(request: Request, mark: LetterMark): Promise<Letter> {
  const { method, url } = request
  const headers = new Headers(request.headers)
  if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', mark.key)
  const body = await request.arrayBuffer()
  return { ...mark, method, url, headers: [...headers.entries()], body: body.byteLength === 0 ? null : body }
}

export function openLetter({ method, url, headers, body }: Letter, signal: AbortSignal): Request {
  return new Request(url, { method, headers, body, signal, credentials: 'include' })
}
