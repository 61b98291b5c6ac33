/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GenerationDayPart } from './generationDayPart.ts';

/**
 * Generations of one day
 */
export interface GenerationDay {
  /** The day, UTC */
  date: string;
  /**
     * Begun
     * @minimum 0
     * @maximum 2147483647
     */
  started: number;
  /**
     * Finished
     * @minimum 0
     * @maximum 2147483647
     */
  completed: number;
  /**
     * Failed
     * @minimum 0
     * @maximum 2147483647
     */
  failed: number;
  stories: GenerationDayPart;
  tasks: GenerationDayPart;
}
