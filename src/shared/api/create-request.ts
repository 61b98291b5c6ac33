const texts = new WeakMap<Request, string>()

/**
 * A request whose text body can still be read: reading it off a copy makes the browser send a stream instead. A
 * function, for what it makes has to be the browser's own.
 */
export function createRequest(address: string | URL | Request, init?: RequestInit): Request {
  const request = new Request(address, init)
  if (typeof init?.body === 'string') texts.set(request, init.body)
  return request
}

/** The client's request class. */
export const KeptRequest = createRequest as unknown as typeof Request

/** The text that a request was created with; undefined where there was none. */
export const bodyText = (request: Request): string | undefined => texts.get(request)
