import { addresses } from '#generated/client/addresses.ts'

/** Where a page sends files, whose progress it shows: the storage, and the calls that take a file in one piece. */
const TAKES_FILES = ['/files/upload/', addresses.uploadLogo.replace('POST ', '/api')]
/** As browsers do: no more often than every 50 ms. */
const PROGRESS_EVERY_MS = 50

type Answer = (request: Request) => Promise<Response>

/**
 * Hands files sent by XMLHttpRequest over to `answer`, in the page itself. A service worker hides upload progress from the
 * page; here it is known from the bytes that the storage has really taken.
 */
export function interceptStorageRequests(answer: Answer): void {
  const Native = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = class extends Native {
    #held: Exchange | undefined

    override open(method: string, url: string | URL, ...rest: [boolean?, string?, string?]): void {
      const address = new URL(url, location.href)
      const isOurs = address.origin === location.origin && TAKES_FILES.some((path) => address.pathname.startsWith(path))
      this.#held = isOurs && method !== 'GET' ? new Exchange(this, method, address) : undefined
      super.open(method, url, rest[0] ?? true, rest[1], rest[2])
    }

    override setRequestHeader(name: string, value: string): void {
      if (this.#held) this.#held.headers.append(name, value)
      else super.setRequestHeader(name, value)
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (this.#held) void this.#held.send(body instanceof Blob ? body : new Blob([]), answer)
      else super.send(body)
    }

    override abort(): void {
      if (this.#held) this.#held.abort()
      else super.abort()
    }

    override get status(): number {
      return this.#held ? this.#held.status : super.status
    }

    override get responseText(): string {
      return this.#held ? this.#held.text : super.responseText
    }

    override getResponseHeader(name: string): string | null {
      return this.#held ? this.#held.answered.get(name) : super.getResponseHeader(name)
    }

    override get readyState(): number {
      return this.#held?.isOver ? 4 : super.readyState
    }
  }
}

/** One file: sends the bytes as the backend asks for them, and raises the events that a page listens for. */
class Exchange {
  readonly headers = new Headers()
  status = 0
  text = ''
  answered = new Headers()
  isOver = false
  readonly #stop = new AbortController()
  readonly #page: XMLHttpRequest
  readonly #method: string
  readonly #address: URL

  constructor(page: XMLHttpRequest, method: string, address: URL) {
    this.#page = page
    this.#method = method
    this.#address = address
  }

  async send(body: Blob, answer: Answer): Promise<void> {
    const { signal } = this.#stop
    const tell = (type: string, loaded: number) => this.#tell(this.#page.upload, type, loaded, body.size)
    tell('loadstart', 0)
    try {
      const init = {
        method: this.#method,
        headers: this.headers,
        body: counted(body, signal, tell),
        signal,
        duplex: 'half',
      }
      const response = await Promise.race([answer(new Request(this.#address, init)), whenAborted(signal)])
      if (response.type === 'error') throw new TypeError('The connection was lost')
      this.text = await response.text()
      this.answered = response.headers
      tell('load', body.size)
      this.status = response.status
      this.#end('load')
    } catch {
      this.#end(signal.aborted ? 'abort' : 'error')
    }
  }

  abort(): void {
    this.#stop.abort()
  }

  #end(type: 'load' | 'error' | 'abort') {
    this.isOver = true
    for (const event of ['readystatechange', type, 'loadend']) this.#tell(this.#page, event, 0, 0)
  }

  #tell(target: EventTarget, type: string, loaded: number, total: number) {
    target.dispatchEvent(new ProgressEvent(type, { lengthComputable: total > 0, loaded, total }))
  }
}

function counted(body: Blob, signal: AbortSignal, tell: (type: 'progress', loaded: number) => void) {
  const reader = body.stream().getReader()
  let loaded = 0
  let reportedAt = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (signal.aborted) return controller.error(signal.reason)
        const { done, value } = await reader.read()
        if (done) return controller.close()
        controller.enqueue(value)
        loaded += value.length
        const now = performance.now()
        if (now - reportedAt < PROGRESS_EVERY_MS && loaded < body.size) return
        reportedAt = now
        tell('progress', loaded)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // No read-ahead: the storage takes exactly the requested part.
    { highWaterMark: 0 },
  )
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
