import { expect, test } from 'vitest'
import { ApiError, type ApiErrorParts } from '#src/shared/api/api-error.ts'
import {
  refusedValueText,
  serverText,
  spendingReason,
  spendingText,
  taskText,
  visualText,
  withReason,
} from './failed-calls.ts'

const refused = (more: Partial<ApiErrorParts> = {}) => new ApiError({ status: 400, message: 'No', ...more })
const lost = new ApiError({ status: 0, message: 'Can’t reach the server' })
const failed = new ApiError({ status: 500, message: 'Something Went Wrong', code: 'INTERNAL', reference: '7f3a0c' })
const field = { fields: { prompt: ['Too long', 'Too bold'] } }
const unknown = 'We don’t know yet whether you were charged.'

test.each<[what: string, say: (error: unknown) => string, error: unknown, text: string]>([
  ['the server’s words', serverText, refused(field), 'No'],
  ['no words of what is no refusal', serverText, new Error('undefined is not a function'), 'An error occurred'],
  ['words about a refused value', refusedValueText, refused(field), 'Too long'],
  ['the server’s words where no value was refused', refusedValueText, refused(), 'No'],
  [
    'what credits are missing',
    spendingText('Failed'),
    refused({ status: 402, message: '3 are missing' }),
    '3 are missing',
  ],
  ['that a refusal is not charged', spendingText('Failed'), refused(), 'Failed. You were not charged.'],
  ['that a charge is unknown', spendingText('Failed'), lost, `Failed. ${unknown}`],
  [
    'that a charge is unknown after a failure that is no refusal',
    spendingText('Failed'),
    new Error('No'),
    `Failed. ${unknown}`,
  ],
  [
    'which value was refused and not charged',
    spendingReason('Failed'),
    refused(field),
    'Failed: Too long. You were not charged.',
  ],
  ['that a refusal of no value is not charged', spendingReason('Failed'), refused(), 'Failed. You were not charged.'],
  ['a reason', withReason('Failed'), refused(), 'Failed: No'],
  ['a reason about a value', withReason('Failed'), refused(field), 'Failed: Too long'],
  ['the detail before a value', withReason('Failed'), refused({ ...field, detail: 'In detail' }), 'Failed: In detail'],
  ['a reason once where it is the same', withReason('Failed'), refused({ message: 'Failed' }), 'Failed'],
  ['no reason where there is none', withReason('Failed'), refused({ message: '' }), 'Failed'],
  ['no reason of what is no refusal', withReason('Failed'), new Error('No'), 'Failed'],
  [
    'a refused image’s own text',
    visualText,
    refused({ code: 'REFUSED' }),
    'Something Went Wrong. You were not charged.',
  ],
  ['a refused image without a code', visualText, refused(), 'Something Went Wrong. You were not charged.'],
  [
    'an unexpected failure with its reference',
    visualText,
    failed,
    'Something Went Wrong. You were not charged. (Reference: 7f3a0c)',
  ],
  [
    'a failure’s reason with its reference',
    withReason('Failed'),
    failed,
    'Failed: Something Went Wrong (Reference: 7f3a0c)',
  ],
  ['an image that is not refused', visualText, new Error('No'), `Something Went Wrong. ${unknown}`],
  ['words about a task’s value', taskText, refused({ ...field, code: 'QUOTE_ENDED' }), 'Too long'],
  ['a refused task as a refused image', taskText, refused(), 'Something Went Wrong. You were not charged.'],
])('%s', (_what, say, error, text) => {
  expect(say(error)).toBe(text)
})

test.each([
  ['CHANGED_ELSEWHERE', 'The prompt was changed elsewhere. Check it and generate again. You were not charged.'],
  ['IMAGE_USAGE_LIMIT_REACHED', 'You’ve reached your image limit. You were not charged.'],
  ['IN_PROGRESS', 'The previous one is still in progress. Try again in a moment. You were not charged.'],
  ['PRICE_CHANGED', 'The price has changed, so nothing was started. You were not charged.'],
  ['QUOTE_ENDED', 'This price quote has already been used. Request a new one. You were not charged.'],
  ['SAFETY_SYSTEM_VIOLATION', 'This prompt isn’t allowed. Change it and try again. You were not charged.'],
])('an image refused with %s is explained, with its detail if there is one', (code, text) => {
  expect(visualText(refused({ code }))).toBe(text)
  expect(visualText(refused({ code, detail: 'At most 3' }))).toBe(`${text} At most 3.`)
})
