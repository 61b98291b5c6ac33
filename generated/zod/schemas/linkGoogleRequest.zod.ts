/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const linkGoogleRequestAccessTokenMin = 10;
export const linkGoogleRequestAccessTokenMax = 4096;



export const LinkGoogleRequest = zod.strictObject({
  "access_token": zod.string().min(linkGoogleRequestAccessTokenMin).max(linkGoogleRequestAccessTokenMax).describe('Google ID token or access token; its audience is checked')
}).describe('What Google Identity handed out');

export type LinkGoogleRequest = zod.input<typeof LinkGoogleRequest>;
export type LinkGoogleRequestOutput = zod.output<typeof LinkGoogleRequest>;
