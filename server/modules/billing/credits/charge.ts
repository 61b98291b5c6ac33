import type { Scope } from '#server/platform/context.ts'
import { capture } from './end-hold.ts'
import { hold, type Work } from './hold.ts'

/** Takes the cost of work that is done within this call. Throws 402 when what is available does not cover it. */
export async function charge(scope: Scope, userId: string, work: Work): Promise<void> {
  await capture(scope, await hold(scope, userId, work))
}
