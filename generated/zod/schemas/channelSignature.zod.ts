/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const channelSignatureAuthMax = 2000;

export const channelSignatureSignInAuthMax = 2000;

export const channelSignatureSignInUserDataMax = 2000;



export const ChannelSignature = zod.object({
  "auth": zod.string().max(channelSignatureAuthMax).describe('App key, colon, then by dots: the session, the end of its time in ms since 1970, HMAC-SHA256 over them, socket and channel in hex. With a service as Pusher defines it: app key, colon, HMAC-SHA256 over socket and channel in hex'),
  "sign_in": zod.object({
  "auth": zod.string().max(channelSignatureSignInAuthMax).describe('App key, colon, HMAC-SHA256 in hex'),
  "user_data": zod.string().max(channelSignatureSignInUserDataMax).describe('The session as JSON')
}).optional().describe('How the socket signs in as its session (`pusher:signin`), so that the service closes it when the session ends. Absent where the host has the sockets itself')
}).describe('What the socket shows to be let in');

export type ChannelSignature = zod.input<typeof ChannelSignature>;
export type ChannelSignatureOutput = zod.output<typeof ChannelSignature>;
