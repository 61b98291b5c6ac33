/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One day
 */
export interface QualityDay {
  /** The day, UTC */
  date: string;
  /** Reports of people */
  reports: number;
  /** Stories that failed */
  failed_generations: number;
  /** Tasks that failed */
  failed_tasks: number;
  /** Exports that failed */
  failed_renders: number;
  /** Pictures asked for anew */
  regenerated_images: number;
}
