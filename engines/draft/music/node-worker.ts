import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { answerAsync, transferOf, type Call } from '#engines/worker/remote-calls.ts'
import { playSound } from './play-sound.ts'
import type { Recording } from './recordings.ts'
import type { SoundRequest } from './remote-music.ts'

parentPort?.on('message', (call: Call<SoundRequest>) => {
  void answerAsync((request) => playSound(request, readRecording), call).then((reply) =>
    parentPort?.postMessage(reply, 'result' in reply ? transferOf(reply.result) : []),
  )
})

/** The build lays the recordings beside this program; unbuilt, they are in their packages. */
async function readRecording({ file, path }: Recording): Promise<Uint8Array<ArrayBuffer>> {
  const built = new URL(`./sounds/${file}`, import.meta.url)
  return new Uint8Array(await readFile(existsSync(built) ? built : createRequire(import.meta.url).resolve(path)))
}
