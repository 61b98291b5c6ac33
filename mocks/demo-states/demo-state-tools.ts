import type { App, Scope } from '#server/platform/context.ts'
import type { Caller } from '#server/testing/caller.ts'

/** Tools that fill a demo state's account. */
export interface DemoStateTools {
  app: App
  userId: string
  /** A transaction of the backend. */
  write<Result>(work: (scope: Scope) => Promise<Result>): Promise<Result>
  /** Calls an operation as this user. */
  ok: Caller['ok']
  /** Resolves when this is so; rejects when it does not become so. */
  until(isSo: () => Promise<boolean>): Promise<void>
}
