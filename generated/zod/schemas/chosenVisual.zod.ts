/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ChosenMediaVisual } from './chosenMediaVisual.zod.ts';
import { ChosenStockVisual } from './chosenStockVisual.zod.ts';

export const ChosenVisual = zod.discriminatedUnion('source', [ChosenMediaVisual,ChosenStockVisual]).describe('One picked visual, from the media or from the stock library');

export type ChosenVisual = zod.input<typeof ChosenVisual>;
export type ChosenVisualOutput = zod.output<typeof ChosenVisual>;
