/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const authenticateChannelRequestSocketIdMax = 41;


export const authenticateChannelRequestSocketIdRegExp = new RegExp('^[0-9]{1,20}\\.[0-9]{1,20}$');
export const authenticateChannelRequestChannelNameMax = 49;


export const authenticateChannelRequestChannelNameRegExp = new RegExp('^private-user-[0-9a-f-]{36}$');


export const AuthenticateChannelRequest = zod.strictObject({
  "socket_id": zod.string().max(authenticateChannelRequestSocketIdMax).regex(authenticateChannelRequestSocketIdRegExp).describe('Id the socket was given'),
  "channel_name": zod.string().max(authenticateChannelRequestChannelNameMax).regex(authenticateChannelRequestChannelNameRegExp).describe('`private-user-` and the caller’s pusher_id')
}).describe('The socket and its channel');

export type AuthenticateChannelRequest = zod.input<typeof AuthenticateChannelRequest>;
export type AuthenticateChannelRequestOutput = zod.output<typeof AuthenticateChannelRequest>;
