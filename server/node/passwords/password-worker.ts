import { parentPort } from 'node:worker_threads'
import type { Call } from '#engines/worker/remote-calls.ts'
import { hashPassword, type PasswordCost, verifyPassword } from '#server/platform/auth/passwords.ts'

export interface HashRequest {
  password: string
  /** To check it against; null: to hash it. */
  hashes: readonly (string | null)[] | null
  cost: PasswordCost
}

const answer = ({ password, hashes, cost }: HashRequest): Promise<string | boolean[]> =>
  hashes === null ? hashPassword(password, cost) : verifyPassword(password, hashes, cost)

// A failure is not caught: it ends the thread, which rejects the call.
parentPort?.on('message', ({ id, request }: Call<HashRequest>) => {
  void answer(request).then((result) => parentPort?.postMessage({ id, result }))
})
