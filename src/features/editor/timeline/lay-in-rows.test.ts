import { expect, it } from 'vitest'
import { layInRows } from './lay-in-rows.ts'

const span = (from: number, until: number) => ({ from, until })

it('spans that follow each other share a row', () => {
  expect(layInRows([span(30, 60), span(0, 30), span(60, 61)], 3)).toEqual([0, 0, 0])
})

it('a span at the same time lies in the next row, and the row above is used again as soon as it is free', () => {
  expect(layInRows([span(0, 100), span(10, 20), span(15, 30), span(20, 40)], 3)).toEqual([0, 1, 2, 1])
})

it('what finds no free row lies in the last one', () => {
  expect(layInRows([span(0, 9), span(1, 9), span(2, 9), span(3, 9)], 3)).toEqual([0, 1, 2, 2])
})
