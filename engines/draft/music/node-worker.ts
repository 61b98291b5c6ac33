import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { answerCall, transferOf, type Call } from '#engines/worker/remote-calls.ts'
import { SAMPLES_PACKAGE } from './effects/sampled-effects.ts'
import { playSound } from './remote-music.ts'

/** The build lays the recordings beside this program; unbuilt, they are in their package. */
function readSample(file: string): Uint8Array {
  const built = new URL(`./sounds/${file}`, import.meta.url)
  if (existsSync(built)) return readFileSync(built)
  return readFileSync(createRequire(import.meta.url).resolve(`${SAMPLES_PACKAGE}/samples/${file}`))
}

parentPort?.on('message', (call: Call<string>) => {
  const reply = answerCall((id) => playSound(id, readSample), call)
  parentPort?.postMessage(reply, 'result' in reply ? transferOf(reply.result) : [])
})
