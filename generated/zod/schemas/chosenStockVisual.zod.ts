/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StockType } from './stockType.zod.ts';
import { VisualUse } from './visualUse.zod.ts';

export const chosenStockVisualStockIdMax = 200;

export const chosenStockVisualStartMsMin = 0;
export const chosenStockVisualStartMsMax = 3600000;

export const chosenStockVisualDurationMsMin = 100;
export const chosenStockVisualDurationMsMax = 3600000;



export const ChosenStockVisual = zod.strictObject({
  "source": zod.enum(['STOCK']).describe('Selects `stock_id`'),
  "stock_id": zod.string().min(1).max(chosenStockVisualStockIdMax).describe('The picked item'),
  "stock_type": StockType,
  "use_as": VisualUse.optional(),
  "start_ms": zod.int().min(chosenStockVisualStartMsMin).max(chosenStockVisualStartMsMax).optional().describe('When a B-roll appears, ms from the scene\'s start; not used for an A-roll'),
  "duration_ms": zod.int().min(chosenStockVisualDurationMsMin).max(chosenStockVisualDurationMsMax).optional().describe('How long it is shown, ms; left out, the scene is shared evenly')
}).describe('An item of the stock library');

export type ChosenStockVisual = zod.input<typeof ChosenStockVisual>;
export type ChosenStockVisualOutput = zod.output<typeof ChosenStockVisual>;
