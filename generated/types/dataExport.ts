/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DataExportStatus } from './dataExportStatus.ts';

/**
 * The newest copy of everything that is the person's
 */
export interface DataExport {
  /** NONE: none was asked for, or the last one has expired */
  status: DataExportStatus;
  /**
     * Signed address of the zip; null until READY
     * @maxLength 8000
     * @nullable
     */
  url: string | null;
  /**
     * Name to save under
     * @maxLength 2000
     */
  file_name: string;
  /**
     * Size of the zip, bytes; null until READY
     * @minimum 0
     * @maximum 1000000000000000
     * @nullable
     */
  size_bytes: number | null;
  /**
     * When it was asked for; null when none was
     * @nullable
     */
  requested_at: string | null;
  /**
     * Until when it can be downloaded; null until READY
     * @nullable
     */
  expires_at: string | null;
  /**
     * Why it FAILED and what to do; null otherwise
     * @maxLength 20000
     * @nullable
     */
  error_message: string | null;
}
