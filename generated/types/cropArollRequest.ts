/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CropArea } from './cropArea.ts';

/**
 * A new crop
 */
export interface CropArollRequest {
  /** Part of the source that is shown; null shows all of it */
  crop: CropArea | null;
}
