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



export const Receipt = zod.object({
  "work": ReceiptWork,
  "engine": zod.string().max(receiptEngineMax).nullable().describe('Who made it; null for what a person brought'),
  "is_draft": zod.boolean().describe('Whether a built-in draft engine made it'),
  "model": zod.string().max(receiptModelMax).nullable().describe('The model and its version; null where nobody said it'),
  "prompt": zod.string().max(receiptPromptMax).nullable().describe('The words that the engine was given'),
  "seed": zod.int().min(receiptSeedMin).max(receiptSeedMax).nullable().describe('Number it was drawn from; null where none was used'),
  "settings": zod.array(ReceiptSetting).max(receiptSettingsMax).describe('Everything else that was asked for'),
  "inputs": zod.array(ReceiptInput).max(receiptInputsMax).describe('What it was made from. When one of them is another by now, it is out of date'),
  "licence": zod.string().max(receiptLicenceMax).nullable().describe('Under which terms it may be used; null where nobody said it'),
  "author": zod.string().max(receiptAuthorMax).nullable().describe('Whom its terms name; null for nobody'),
  "source_url": zod.string().max(receiptSourceUrlMax).nullable().describe('Where it came from; null for what was made here'),
  "credits": zod.int().min(receiptCreditsMin).max(receiptCreditsMax).describe('What it cost, credits; 0 when it was free, given back or is still being made'),
  "shared_by": zod.int().min(1).max(receiptSharedByMax).describe('How many scenes these credits paid for, this one among them; 1 for work on one thing'),
  "work_ms": zod.int().min(receiptWorkMsMin).max(receiptWorkMsMax).nullable().describe('How long the engine worked, ms; null where nobody measured'),
  "failures": zod.array(ReceiptFailure).max(receiptFailuresMax).describe('Who was asked before and refused or failed, in that order'),
  "made_at": zod.iso.datetime({"offset":true}).describe('When it was made or brought')
}).describe('What made something');

export type Receipt = zod.input<typeof Receipt>;
export type ReceiptOutput = zod.output<typeof Receipt>;
