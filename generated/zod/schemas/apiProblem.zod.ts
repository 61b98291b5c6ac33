/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditsShortfall } from './creditsShortfall.zod.ts';
import { ReachedCap } from './reachedCap.zod.ts';
import { RisenPrice } from './risenPrice.zod.ts';
import { SceneCaption } from './sceneCaption.zod.ts';
import { TranscribedWord } from './transcribedWord.zod.ts';

export const apiProblemMessageMax = 2000;

export const apiProblemDetailMax = 20000;

export const apiProblemErrorMax = 100;

export const apiProblemReferenceMax = 64;

export const apiProblemFieldsItemMax = 2000;

export const apiProblemFieldsMaxOne = 100;

export const apiProblemPresentValueMax = 400000;

export const apiProblemPresentCaptionsMax = 5000;

export const apiProblemPresentWordsMax = 50000;

export const apiProblemCapsReachedMax = 2;

export const apiProblemNonFieldErrorsItemMax = 2000;

export const apiProblemNonFieldErrorsMax = 100;



export const ApiProblem = zod.object({
  "message": zod.string().max(apiProblemMessageMax).describe('What happened, as readable text'),
  "detail": zod.string().max(apiProblemDetailMax).optional().describe('Details; never needed to understand the message'),
  "error": zod.string().max(apiProblemErrorMax).optional().describe('Stable code to branch on, for example VALIDATION_FAILED or UPGRADE_MEMBERSHIP'),
  "reference": zod.string().max(apiProblemReferenceMax).optional().describe('With INTERNAL, the request\'s id (`X-Request-Id`), by which the server\'s log says more'),
  "fields": zod.record(zod.string(), zod.array(zod.string().max(apiProblemFieldsItemMax)).max(apiProblemFieldsMaxOne)).optional().describe('Texts per refused field, keyed by the field\'s path in the request (`captions.0.start`); those on the request as a whole are under `body`'),
  "present_value": zod.string().max(apiProblemPresentValueMax).optional().describe('With CHANGED_ELSEWHERE of a text, its current value; of a call with several texts, `fields` names the one'),
  "present_captions": zod.array(SceneCaption).max(apiProblemPresentCaptionsMax).optional().describe('With CHANGED_ELSEWHERE of captions, the current words and times'),
  "present_words": zod.array(TranscribedWord).max(apiProblemPresentWordsMax).optional().describe('With CHANGED_ELSEWHERE of a transcript, the current words and times'),
  "credits_shortfall": CreditsShortfall.optional().describe('With INSUFFICIENT_CREDITS, what is missing'),
  "caps_reached": zod.array(ReachedCap).max(apiProblemCapsReachedMax).optional().describe('With CAP_REACHED, the caps that the work would cross'),
  "risen_price": RisenPrice.optional().describe('With PRICE_CHANGED, the shown price and the current one'),
  "non_field_errors": zod.array(zod.string().max(apiProblemNonFieldErrorsItemMax)).max(apiProblemNonFieldErrorsMax).optional().describe('Codes of a refused sign-in')
}).describe('The one shape of every refused or failed call; what does not apply is absent');

export type ApiProblem = zod.input<typeof ApiProblem>;
export type ApiProblemOutput = zod.output<typeof ApiProblem>;
