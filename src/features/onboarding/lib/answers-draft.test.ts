// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { deleteAnswers, storeAnswers, readAnswers } from './answers-draft.ts'
import { emptyAnswers } from './questions.ts'

beforeEach(() => localStorage.clear())

test('onboarding answers are restored, for the same user only', () => {
  const answers = emptyAnswers().with(0, { key: 'goal', value: 'Lessons or explainers' })
  storeAnswers('ada', answers)
  expect(readAnswers('ada')).toEqual(answers)
  expect(readAnswers('leo')).toEqual(emptyAnswers())
  deleteAnswers('ada')
  expect(readAnswers('ada')).toEqual(emptyAnswers())
})

test('an onboarding answer that was worded differently before is the present one', () => {
  storeAnswers('ada', [{ key: 'goal', value: 'A story told for fun' }])
  expect(readAnswers('ada')[0]).toEqual({ key: 'goal', value: 'A story for fun' })
})

test.each(['{', '7', '[["goal"]]', '[["gone","an old answer"]]'])(
  'stored onboarding answers of %s are ignored',
  (text) => {
    localStorage.setItem('onboarding:ada', text)
    expect(readAnswers('ada')).toEqual(emptyAnswers())
  },
)
