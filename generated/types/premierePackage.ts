/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A zip with the sequence and all its files for a professional editing tool
 */
export interface PremierePackage {
  /** The story */
  story_id: string;
  /**
     * Name to save under, the story's id with -premiere.zip
     * @maxLength 2000
     */
  file_name: string;
  /**
     * Signed address of the zip
     * @maxLength 8192
     */
  url: string;
  /**
     * Size of the zip, bytes
     * @minimum 0
     * @maximum 1099511627776
     */
  size_bytes: number;
  /** When it was made */
  created_at: string;
}
