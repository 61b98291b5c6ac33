import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface BrowserProcess {
  /** Address of the browser's DevTools socket. */
  devtools: string
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>
  kill(): Promise<void>
}

const START_TIMEOUT_MS = 30_000

const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--mute-audio',
  // Nobody looks at the page: without these Chromium would slow it down for being in the background.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--window-size=1280,720',
]

/** Starts a headless browser with a profile of its own, which is deleted afterwards. */
export async function startBrowser(program: string): Promise<BrowserProcess> {
  const profile = await mkdtemp(path.join(tmpdir(), 'storyloom-render-'))
  // Chromium's sandbox does not work for root, which is how containers run.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(program, [...FLAGS, ...sandbox, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() =>
    rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  )
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  try {
    return { devtools: await readAddress(child), ended, kill }
  } catch (cause) {
    await kill()
    throw cause
  }
}

/** Chromium says on stderr where it listens. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => reject(new Error('The browser did not start in time')), START_TIMEOUT_MS)
    const fail = (reason: string) => {
      clearTimeout(timer)
      reject(new Error(`The browser could not be started: ${reason}`))
    }
    child.once('error', (cause) => fail(cause.message))
    child.once('close', (code) => fail(`it ended with ${code} ${text.slice(-500)}`))
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      // Later output is of no use, but must be read away.
      if (text.length < 20_000) text += part
      const address = /DevTools listening on (ws:\S+)/.exec(text)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}
