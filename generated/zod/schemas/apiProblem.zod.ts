/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneCaption } from './sceneCaption.zod.ts';

export const apiProblemPresentCaptionsMax = 5000;



export const ApiProblem = zod.object({
  "message": zod.string().describe('What happened, in words a person can read'),
  "detail": zod.string().optional().describe('More for the curious; never needed to understand the message'),
  "error": zod.string().optional().describe('Stable code to branch on, for example VALIDATION_FAILED or UPGRADE_MEMBERSHIP'),
  "fields": zod.object({
  "body": zod.array(zod.string()).optional().describe('Texts on the request as a whole')
}).optional().describe('Texts per refused field, keyed by the field\'s path in the request (`captions.0.start`)'),
  "present_value": zod.string().optional().describe('With CHANGED_ELSEWHERE of a text, what it says by now'),
  "present_captions": zod.array(SceneCaption).max(apiProblemPresentCaptionsMax).optional().describe('With CHANGED_ELSEWHERE of captions, the words and times there are by now'),
  "non_field_errors": zod.array(zod.string()).optional().describe('Codes of a refused sign-in')
}).describe('The one shape of every refused or failed call');

export type ApiProblem = zod.input<typeof ApiProblem>;
export type ApiProblemOutput = zod.output<typeof ApiProblem>;
