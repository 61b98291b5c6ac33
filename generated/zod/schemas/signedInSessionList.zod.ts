/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SignedInSession } from './signedInSession.zod.ts';

export const signedInSessionListResultsMax = 10000;



export const SignedInSessionList = zod.object({
  "results": zod.array(SignedInSession).max(signedInSessionListResultsMax).describe('The calling session first, then the most recently active')
}).describe('The devices that are signed in');

export type SignedInSessionList = zod.input<typeof SignedInSessionList>;
export type SignedInSessionListOutput = zod.output<typeof SignedInSessionList>;
