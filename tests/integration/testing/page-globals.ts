/** Globals of a page at this origin that a process lacks; the client's modules read them while they load. */
export function providePage(origin: string): void {
  const Bare = Request
  const stored = new Map<string, string>()
  Object.assign(globalThis, {
    Request: class extends Bare {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init)
      }
    },
    location: new URL(origin),
    addEventListener: () => undefined,
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
    // Shared by no tabs: each has its own.
    sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  })
}
