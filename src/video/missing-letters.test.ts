import { expect, test } from 'vitest'
import { missingLetter } from './missing-letters.ts'

test('a font has the letters of its languages, with their marks, signs and emoji', () => {
  expect(missingLetter('Héllo, “Łódź” – 100 €! 🎉\n', 'Oswald')).toBeNull()
  expect(missingLetter('Ελληνικά Київ Việt', 'Inter')).toBeNull()
  expect(missingLetter('e\u0301', 'Caveat')).toBeNull()
  expect(missingLetter('', 'Caveat')).toBeNull()
})

test('letters of other languages are drawn by another font of the film', () => {
  expect(missingLetter('abc Ωmega', 'Oswald')).toEqual({ letter: 'Ω', hasOtherFont: true })
  expect(missingLetter('Київ', 'Caveat')).toEqual({ letter: 'К', hasOtherFont: true })
  for (const text of ['مرحبا', 'שלום', '今日は', '你好', '안녕', 'नमस्ते', 'สวัสดี', '（'])
    expect(missingLetter(text, 'Inter')).toMatchObject({ hasOtherFont: true })
})

test('a letter that no font has is named before those that another one draws', () => {
  expect(missingLetter('שלום ᚠ', 'Inter')).toEqual({ letter: 'ᚠ', hasOtherFont: false })
  expect(missingLetter('Հայ', 'Fraunces')).toEqual({ letter: 'Հ', hasOtherFont: false })
})
