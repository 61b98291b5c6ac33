/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const signedInSessionDeviceMax = 2000;

export const signedInSessionNetworkMax = 2000;

export const signedInSessionCountryMax = 2;


export const signedInSessionCountryRegExp = new RegExp('^[A-Z]{2}$');


export const SignedInSession = zod.object({
  "session_id": zod.uuid().describe('The session'),
  "device": zod.string().max(signedInSessionDeviceMax).describe('Browser and system, for example \'Firefox 132 on Windows\'; empty when unknown'),
  "network": zod.string().max(signedInSessionNetworkMax).describe('Network address it signed in from; empty when unknown'),
  "country": zod.string().max(signedInSessionCountryMax).regex(signedInSessionCountryRegExp).nullable().describe('Country of that network in the internet registries (ISO 3166-1 alpha-2); null when unknown'),
  "is_current": zod.boolean().describe('Whether it is the calling session'),
  "signed_in_at": zod.iso.datetime({"offset":true}).describe('When it signed in'),
  "last_seen_at": zod.iso.datetime({"offset":true}).describe('When it last called, to about five minutes'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it is signed out by itself')
}).describe('A device that is signed in');

export type SignedInSession = zod.input<typeof SignedInSession>;
export type SignedInSessionOutput = zod.output<typeof SignedInSession>;
