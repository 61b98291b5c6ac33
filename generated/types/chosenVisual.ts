/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChosenMediaVisual } from './chosenMediaVisual.ts';
import type { ChosenStockVisual } from './chosenStockVisual.ts';

/**
 * One picked visual, from the media or from the stock library
 */
export type ChosenVisual = ChosenMediaVisual | ChosenStockVisual;
