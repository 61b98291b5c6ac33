import { expect, it } from 'vitest'
import { changeLines, rowChanges } from './row-change.ts'

it('an update lists the changed columns; an insert or delete lists the whole row', () => {
  const before = new Map([
    ['stories/1', '{"id":"1","display_title":"Old","revision":1}'],
    ['scenes/2', null],
    ['arolls/3', '{"id":"3"}'],
  ])
  const after = new Map([
    ['stories/1', '{"id":"1","display_title":"New","revision":1}'],
    ['scenes/2', '{"id":"2"}'],
    ['arolls/3', null],
  ])
  expect(rowChanges(before, after).flatMap(changeLines)).toEqual([
    'stories/1',
    '  display_title: "Old" → "New"',
    '+ scenes/2 {"id":"2"}',
    '- arolls/3 {"id":"3"}',
  ])
})

it('a change hides secrets', () => {
  const rows = [
    ['users/1', '{"id":"1","password_hash":"$argon2id$old"}', '{"id":"1","password_hash":"$argon2id$new"}'],
    ['sessions/2', null, '{"id":"2","token_hash":"abc"}'],
    ['jobs/3', null, '{"id":"3","kind":"send-mail","payload":{"text":"https://x/?token=abc"}}'],
  ] as const
  const changes = rowChanges(
    new Map(rows.map(([key, before]) => [key, before])),
    new Map(rows.map(([key, , after]) => [key, after])),
  ).flatMap(changeLines)
  expect(changes).toEqual(['users/1', '+ sessions/2 {}', '+ jobs/3 {}'])
})
