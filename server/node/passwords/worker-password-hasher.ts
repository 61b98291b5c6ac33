import { createNodeWorkerCalls } from '#engines/worker/node-worker-calls.ts'
import type { PasswordCost } from '#server/platform/auth/passwords.ts'
import type { Log } from '#server/platform/context.ts'
import { unavailable } from '#server/platform/http/http-error.ts'
import type { HashCaller, PasswordHasher } from '#server/platform/ports/services.ts'
import { findProgram } from '../find-program.ts'
import { createHashQueue } from './hash-queue.ts'
import type { HashRequest } from './password-worker.ts'

export interface WorkerPasswordHasher extends PasswordHasher {
  /** Ends the worker; its current call is refused. */
  close(): void
}

/**
 * Hashes in one worker behind a bounded queue: the thread that answers calls never does. A crashed worker fails its current
 * call with 503, and the next call starts another one.
 * @param program URL of the started file: the built worker is beside it
 */
export function createWorkerPasswordHasher(program: string, cost: PasswordCost, log: Log): WorkerPasswordHasher {
  const script = findProgram('password-worker', program) ?? new URL('./password-worker.ts', import.meta.url)
  const { call, close } = createNodeWorkerCalls<HashRequest, unknown>(script)
  const pass = createHashQueue()
  const ask = (caller: HashCaller, request: Omit<HashRequest, 'cost'>) =>
    pass(caller, () =>
      call({ ...request, cost }).catch((cause: unknown) => {
        log.error('A password could not be hashed', cause)
        throw unavailable()
      }),
    )
  // The worker answers its requests in order.
  return {
    hash: (password, caller) => ask(caller, { password, hashes: null }) as Promise<string>,
    verify: (password, hashes, caller) => ask(caller, { password, hashes }) as Promise<boolean[]>,
    close,
  }
}
