/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { QualityByModel } from './qualityByModel.ts';
import type { QualityDay } from './qualityDay.ts';
import type { QualityReport } from './qualityReport.ts';

/**
 * How well it works
 */
export interface QualityData {
  /**
     * Days counted
     * @minimum 0
     * @maximum 2147483647
     */
  num_days: number;
  /**
     * One entry per day, oldest first
     * @maxItems 10000
     */
  series: QualityDay[];
  /**
     * The 50 newest
     * @maxItems 10000
     */
  reports: QualityReport[];
  /**
     * Most failures first
     * @maxItems 10000
     */
  by_model: QualityByModel[];
}
