import type { FetchAsset } from '../assets/asset-pool.ts'
import { messageOf } from './errors.ts'
import type { FromWorker, ToWorker } from './protocol.ts'

/** Fetches a file a worker asks for and hands it over. */
export async function answerAsset(
  worker: Worker,
  { id, url }: Extract<FromWorker, { type: 'need-asset' }>,
  fetchAsset: FetchAsset,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetchAsset(url, signal).then(
    (blob): ToWorker => ({ type: 'asset', id, blob }),
    (error: unknown): ToWorker => ({ type: 'asset-failed', id, message: messageOf(error) }),
  )
  if (!signal.aborted) worker.postMessage(answer)
}
