/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who wants to listen to what
 */
export interface AuthenticateChannelRequest {
  /**
     * Id the socket was given
     * @maxLength 41
     * @pattern ^[0-9]{1,20}\.[0-9]{1,20}$
     */
  socket_id: string;
  /**
     * `private-user-` and the caller’s pusher_id
     * @maxLength 49
     * @pattern ^private-user-[0-9a-f-]{36}$
     */
  channel_name: string;
}
