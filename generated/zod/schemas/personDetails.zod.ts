/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PersonCredits } from './personCredits.zod.ts';
import { PersonPlan } from './personPlan.zod.ts';
import { PersonSession } from './personSession.zod.ts';
import { TimelineEvent } from './timelineEvent.zod.ts';
import { UserSummary } from './userSummary.zod.ts';

export const personDetailsSourceMax = 2000;

export const personDetailsSessionsMax = 10000;

export const personDetailsTimelineMax = 10000;



export const PersonDetails = zod.object({
  "person": UserSummary,
  "is_verified": zod.boolean().describe('Whether the email is verified'),
  "source": zod.string().max(personDetailsSourceMax).describe('Answer to how they found the product; empty when unknown'),
  "deletes_at": zod.iso.datetime({"offset":true}).nullable().describe('When the account will be deleted; null: it stays'),
  "plan": zod.union([PersonPlan,zod.null()]).describe('The newest subscription; null when there never was one'),
  "credits": PersonCredits,
  "sessions": zod.array(PersonSession).max(personDetailsSessionsMax).describe('The 20 newest, newest first'),
  "timeline": zod.array(TimelineEvent).max(personDetailsTimelineMax).describe('The 200 newest, newest first')
}).describe('A user, as far as support needs it');

export type PersonDetails = zod.input<typeof PersonDetails>;
export type PersonDetailsOutput = zod.output<typeof PersonDetails>;
