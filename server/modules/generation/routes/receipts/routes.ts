import { getFilmReceipts } from './get-film-receipts.ts'
import { getReceipt } from './get-receipt.ts'
import { getRenderReceipts } from './get-render-receipts.ts'
import { listStaleWork } from './list-stale-work.ts'
import { regenerateStaleWork } from './regenerate-stale-work.ts'

export const receiptRoutes = { getFilmReceipts, getReceipt, getRenderReceipts, listStaleWork, regenerateStaleWork }
