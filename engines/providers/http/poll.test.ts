import { expect, it } from 'vitest'
import { FileGone, ForbiddenAddress } from './guarded-download.ts'
import { whileDelivering } from './poll.ts'
import { PossiblyCharged } from './provider-error.ts'

it.each([
  ['a file that its host no longer has', new FileGone('410')],
  ['an address that is never fetched', new ForbiddenAddress('inside')],
])('refuses %s at once', async (_what, cause) => {
  await expect(whileDelivering(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'Refused' })
})

it.each([
  ['a host in trouble', new Error('Couldn’t download a file (503)')],
  ['a download that breaks off', new PossiblyCharged('It broke off')],
])('retries %s in the next run', async (_what, cause) => {
  await expect(whileDelivering(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'StillGenerating' })
})
