import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Child {
  process: ChildProcess
  /** Resolves with the rest of the first line that begins with the word. */
  said(word: string): Promise<string>
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>
  ended: Promise<number | null>
  /** Its stdout so far. */
  output(): string
  /** Its stderr so far. */
  errors(): string
}

/** These programs live for seconds: optimising the database's WebAssembly takes as long as everything else they do. */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--liftoff-only']

/** Runs a program (JavaScript or TypeScript) in a separate process. The error of a failed `said` has its stderr. */
export function startChild(program: URL, args: readonly string[] = [], env: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, [...FLAGS, fileURLToPath(program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  let errors = ''
  const listeners = new Set<() => void>()
  const hear = () => [...listeners].forEach((listener) => listener())
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
    hear()
  })
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  void ended.then(hear)
  return {
    process: child,
    ended,
    output: () => output,
    errors: () => errors,
    said: (word) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = output.split('\n').find((each) => each.startsWith(word))
          if (line === undefined && child.exitCode === null && child.signalCode === null) return
          listeners.delete(look)
          if (line === undefined) reject(new Error(`The child ended without saying ${word}: ${output}${errors}`))
          else resolve(line.slice(word.length).trim())
        }
        listeners.add(look)
        look()
      }),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
