/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GenerationCostEngine } from './generationCostEngine.ts';

/**
 * What an action was charged for, and what its engines worked for it
 */
export interface GenerationCost {
  /**
     * An action of the cost table; empty for work that nobody paid for
     * @maxLength 200
     */
  action: string;
  /**
     * Times it was charged
     * @minimum 0
     * @maximum 2147483647
     */
  charges: number;
  /**
     * Credits charged, refunds taken off
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  credits: number;
  /**
     * Voices, pictures and clips that engines made for it and that are kept, by their receipts
     * @minimum 0
     * @maximum 2147483647
     */
  pieces: number;
  /**
     * What the engines worked for these, ms
     * @minimum 0
     * @maximum 9007199254740991
     */
  work_ms: number;
  /**
     * The same by who made it
     * @maxItems 1000
     */
  engines: GenerationCostEngine[];
}
