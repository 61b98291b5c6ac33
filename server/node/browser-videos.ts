import { deferred } from '#engines/draft/video/deferred.ts'
import type { FromVideoPage } from '#engines/draft/video/page.ts'
import { type OpenVideoChannel, fromWire, toWire } from '#engines/draft/video/protocol.ts'
import { createVideoRetoucher } from '#engines/draft/video/video-retoucher.ts'
import type { VideoRetoucher } from '#engines/ports.ts'
import { type BrowserProcess, startBrowser } from './browser-process.ts'

export interface BrowserVideosOptions {
  /** null: none was found, and video tools are unavailable. */
  program: string | null
  /** The URL of this server on this machine. */
  origin: () => string
}

/** Works on videos in a headless Chromium, one for each piece of work: only browsers bring codecs. */
export function createBrowserVideos({ program, origin }: BrowserVideosOptions): VideoRetoucher | null {
  return program === null ? null : createVideoRetoucher(openBrowserVideo(program, origin))
}

/** The browser receives and sends all bytes over its pipe: the video has no URL and no token. */
function openBrowserVideo(program: string, origin: () => string): OpenVideoChannel {
  return (onMessage, onEnd) => {
    let isClosed = false
    let post = (_text: string) => {}
    const ready = deferred<void>()
    const hear = (text: string) => {
      const message = fromWire<FromVideoPage>(text, (base64) => new Uint8Array(Buffer.from(base64, 'base64')))
      if (message.type === 'ready') ready.resolve()
      else if (message.type === 'ended') onEnd(message.reason)
      else onMessage(message)
    }
    const starting = startBrowser(program)
    const run = async () => {
      const browser = await starting
      if (isClosed) return browser.kill()
      void browser.ended.then(onEnd)
      post = await openPage(browser, `${origin()}/video-work.html`, hear, onEnd)
    }
    run().catch((cause: unknown) => onEnd(String(cause)))
    return {
      post(message) {
        const text = toWire(message, (bytes) => Buffer.from(bytes).toString('base64'))
        void ready.promise.then(() => post(text))
      },
      close() {
        isClosed = true
        void starting.then((browser) => browser.kill()).catch(() => undefined)
      },
    }
  }
}

/** A page that is not ready by then has failed, ms. */
const COMES_UP_WITHIN = 60_000

/** Opens the page and returns a function that sends commands to it. */
async function openPage(
  { devtools }: BrowserProcess,
  url: string,
  hear: (text: string) => void,
  onEnd: (reason: string) => void,
): Promise<(text: string) => void> {
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true })
  if (typeof sessionId !== 'string') throw new Error('The browser opened no page')
  const send = (method: string, params: Record<string, unknown> = {}) => devtools.send(method, params, sessionId)
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(
    () => onEnd('the page for videos did not open'),
    COMES_UP_WITHIN,
  )
  devtools.onEvent(({ method, params }) => {
    if (method === 'Target.targetCrashed' || method === 'Inspector.targetCrashed') onEnd('the page crashed')
    if (method !== 'Runtime.bindingCalled' || typeof params['payload'] !== 'string') return
    clearTimeout(timer)
    timer = undefined
    hear(params['payload'])
  })
  await devtools.send('Target.setDiscoverTargets', { discover: true })
  await send('Runtime.enable')
  await send('Runtime.addBinding', { name: 'toServer' })
  await send('Page.navigate', { url })
  return (text) =>
    void send('Runtime.evaluate', { expression: `fromServer(${JSON.stringify(text)})` }).catch((cause: unknown) =>
      onEnd(String(cause)),
    )
}
