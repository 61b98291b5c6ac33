/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReceiptInputName } from './receiptInputName.ts';

/**
 * Something that went into a result, named by its content
 */
export interface ReceiptInput {
  name: ReceiptInputName;
  /**
     * SHA-256 of it, in hex
     * @minLength 64
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  content: string;
  /**
     * The media, where it was one
     * @nullable
     */
  media_id: string | null;
}
