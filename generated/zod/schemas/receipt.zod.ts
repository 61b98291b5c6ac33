/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReceiptFailure } from './receiptFailure.zod.ts';
import { ReceiptInput } from './receiptInput.zod.ts';
import { ReceiptSetting } from './receiptSetting.zod.ts';
import { ReceiptWork } from './receiptWork.zod.ts';

export const receiptEngineMax = 2000;

export const receiptModelMax = 2000;

export const receiptPromptMax = 400000;

export const receiptSeedMin = 0;
export const receiptSeedMax = 9007199254740991;

export const receiptSettingsMax = 100;

export const receiptInputsMax = 100;

export const receiptLicenceMax = 2000;

export const receiptAuthorMax = 2000;

export const receiptSourceUrlMax = 8192;

export const receiptCreditsMin = 0;
export const receiptCreditsMax = 1000000000;

export const receiptSharedByMax = 100000;

export const receiptWorkMsMin = 0;
export const receiptWorkMsMax = 2147483647;

export const receiptFailuresMax = 100;

export const receiptNotesItemMax = 2000;

export const receiptNotesMax = 20;



export const Receipt = zod.object({
  "work": ReceiptWork,
  "engine": zod.string().max(receiptEngineMax).nullable().describe('The engine; null for uploads'),
  "is_draft": zod.boolean().describe('Whether a built-in draft engine made it'),
  "model": zod.string().max(receiptModelMax).nullable().describe('The model and its version; null where unknown'),
  "prompt": zod.string().max(receiptPromptMax).nullable().describe('The engine\'s prompt'),
  "seed": zod.int().min(receiptSeedMin).max(receiptSeedMax).nullable().describe('The seed; null where none was used'),
  "settings": zod.array(ReceiptSetting).max(receiptSettingsMax).describe('All other settings'),
  "inputs": zod.array(ReceiptInput).max(receiptInputsMax).describe('Its inputs. When one of them has changed, it is outdated'),
  "licence": zod.string().max(receiptLicenceMax).nullable().describe('The license; null where unknown'),
  "author": zod.string().max(receiptAuthorMax).nullable().describe('The author that the license requires to name; null without one'),
  "source_url": zod.string().max(receiptSourceUrlMax).nullable().describe('Its source; null for what was generated here'),
  "credits": zod.int().min(receiptCreditsMin).max(receiptCreditsMax).describe('What it cost, credits; 0 when it was free, given back or is still being made'),
  "shared_by": zod.int().min(1).max(receiptSharedByMax).describe('How many scenes these credits paid for, this one among them; 1 for work on one thing'),
  "work_ms": zod.int().min(receiptWorkMsMin).max(receiptWorkMsMax).nullable().describe('How long the engine worked, ms; null where unknown'),
  "failures": zod.array(ReceiptFailure).max(receiptFailuresMax).describe('Engines that refused or failed before, in that order'),
  "notes": zod.array(zod.string().min(1).max(receiptNotesItemMax)).max(receiptNotesMax).optional().describe('What a check of the result noticed, and what followed; absent where nothing was noticed'),
  "made_at": zod.iso.datetime({"offset":true}).describe('When it was generated or uploaded')
}).describe('What made something');

export type Receipt = zod.input<typeof Receipt>;
export type ReceiptOutput = zod.output<typeof Receipt>;
