/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const loginWithGoogleRequestAccessTokenMin = 10;
export const loginWithGoogleRequestAccessTokenMax = 4096;



export const LoginWithGoogleRequest = zod.strictObject({
  "access_token": zod.string().min(loginWithGoogleRequestAccessTokenMin).max(loginWithGoogleRequestAccessTokenMax).describe('Google ID token or access token; its audience is checked')
}).describe('What Google Identity handed out');

export type LoginWithGoogleRequest = zod.input<typeof LoginWithGoogleRequest>;
export type LoginWithGoogleRequestOutput = zod.output<typeof LoginWithGoogleRequest>;
