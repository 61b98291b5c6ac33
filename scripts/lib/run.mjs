import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './paths.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 128 and more when a signal ended it
 * @property {string} output what it printed, when it was asked to be kept
 */

/**
 * Runs a program in the project's folder to its end. SIGINT and SIGTERM reach it too, so that nothing is left behind.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, timeoutMs?: number }} [options] `quiet` keeps the output instead of showing it
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = process.env, quiet = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout: timeoutMs,
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    const release = forwardSignals(child)
    const end = (code) => {
      // An interrupt ends the whole run, not only the current program.
      const signal = release()
      if (signal) process.exit(exitCode(null, signal))
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      end(127)
    })
    child.once('close', (code, signal) => end(exitCode(code, signal)))
  })
}

/** The exit code a shell would see. */
export function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/**
 * Forwards stop signals to a child, which then decides when both processes end.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => NodeJS.Signals | null} stops forwarding and answers the received signal
 */
export function forwardSignals(child) {
  let received = null
  const pass = (signal) => {
    received = signal
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass)
    return received
  }
}
