/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the socket shows to be let in
 */
export interface ChannelSignature {
  /**
     * App key, colon, then by dots: the session, the end of its time in ms since 1970, HMAC-SHA256 over them, socket and channel in hex
     * @maxLength 2000
     */
  auth: string;
}
