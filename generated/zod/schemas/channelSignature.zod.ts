/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const channelSignatureAuthMax = 2000;



export const ChannelSignature = zod.object({
  "auth": zod.string().max(channelSignatureAuthMax).describe('App key, colon, then by dots: the session, the end of its time in ms since 1970, HMAC-SHA256 over them, socket and channel in hex')
}).describe('What the socket shows to be let in');

export type ChannelSignature = zod.input<typeof ChannelSignature>;
export type ChannelSignatureOutput = zod.output<typeof ChannelSignature>;
