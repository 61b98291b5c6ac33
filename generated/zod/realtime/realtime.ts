/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AuthenticateChannelRequest,
  ChannelSignature,
  MissedEventList
} from '../schemas/index.ts';


/**
 * For one socket of the calling session, within a minute. A subscription is refused once that session has ended, and its sockets are closed with 4200.
 * @summary Sign the subscription to a private channel
 */
export const AuthenticateChannelBody = AuthenticateChannelRequest

export const AuthenticateChannelResponse = ChannelSignature

/**
 * @summary List the events since a sequence number
 */
export const listMissedEventsQueryAfterMin = 0;
export const listMissedEventsQueryAfterMax = 2147483647;



export const ListMissedEventsQueryParams = zod.object({
  "after": zod.int().min(listMissedEventsQueryAfterMin).max(listMissedEventsQueryAfterMax).describe('Last sequence number the client has seen; 0 for none')
})

export const ListMissedEventsResponse = MissedEventList

