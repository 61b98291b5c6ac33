import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { type Devtools, openDevtools } from './devtools.ts'

export interface BrowserProcess {
  devtools: Devtools
  /** Resolves with the reason when the process has ended, for any cause. */
  ended: Promise<string>
  kill(): Promise<void>
}

const FLAGS = [
  '--headless=new',
  // A pipe, not a port: no other process on the machine can connect, and the browser ends with this process, also when that
  // is killed.
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // The UI of an invisible address bar: two pages more in every window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--mute-audio',
  // The page is invisible: without these Chromium would slow it down as a background page.
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
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A separate process group: its helpers end with it, and Ctrl+C reaches it through us.
    detached: true,
  })
  const reason = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(`it ended with ${code ?? signal}`))
    child.on('error', (cause) => resolve(cause.message))
  })
  const ended = reason.then(async (text) => {
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    return text
  })
  const [, , , input, output] = child.stdio
  if (!(input instanceof Writable) || !(output instanceof Readable)) throw new Error('The browser has no pipe')
  return {
    devtools: openDevtools(input, output),
    ended,
    async kill() {
      killGroup(child.pid)
      await ended
    },
  }
}

function killGroup(pid: number | undefined) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
