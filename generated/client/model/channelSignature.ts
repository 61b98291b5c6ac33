/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the socket shows to be let in
 */
export interface ChannelSignature {
  /** App key, colon, HMAC-SHA256 of socket id and channel in hex */
  auth: string;
}
