import { describe, expect, it } from 'vitest'
import { passwordWeakness } from './weak-passwords.ts'

const weakness = (password: string) => passwordWeakness(password, 'Ada.Byron@Studio.example')

describe('the strength of a password', () => {
  it.each([
    '12345678',
    '123456789',
    '87654321',
    '11111111',
    '12121212',
    'abcabcabc',
    'password',
    'PASSWORD1',
    'P@ssw0rd!',
    'Passw0rd2026',
    'qwertyuiop',
    'qwerty123',
    '1q2w3e4r',
    '1qaz2wsx',
    'asdf1234',
    'iloveyou',
    'iloveyou!!',
    'trustno1',
    'letmein123',
    'sunshine7',
    'Summer2026!',
    'welcome1',
    'admin123',
    'adminadmin',
    'superman',
    'storyloom',
    'P@ssw0rd!1',
    'Administrator2026!',
    'hellomonkey',
    'correct horse battery staple',
    'correcthorsebatterystaple',
    'thequickbrownfox',
    'aaaaaaaaa',
    'maverick',
    'jonathan',
    '4815162342',
    'drowssap',
    'dragonfire',
    'Winter2025!!',
    'Michael1985',
    '20.11.1987',
    'Passwort1',
    'geheim123',
  ])('the strength of a password refuses %s, which is among the first that are guessed', async (password) => {
    expect(await weakness(password)).toBe('common')
  })

  it.each([
    'ada.byron@studio.example',
    'ADA.BYRON@studio.example',
    'my-ada.byron@studio.example-1',
    'ada.byron',
    'AdaByron1815',
    'ada-byron-studio',
  ])('the strength of a password refuses %s, which is the own address', async (password) => {
    expect(await weakness(password)).toBe('own-address')
  })

  it.each([
    'loom-weaves-9',
    'correct horse battery',
    'a longer horse battery',
    'kestrel 47 lantern',
    'sunshine over the harbour',
    'tq8#Lm2x',
    'Grüße aus Wien',
    '明日の天気はどうですか',
    'my password is a poem',
    '83015926',
    'byron-wrote-this',
    'xq7kmw2!',
    'mzqwvbtr',
    'a password of 128 characters, '.repeat(4).padEnd(128, 'x'),
  ])('the strength of a password accepts %s', async (password) => {
    expect(await weakness(password)).toBeUndefined()
  })

  it('the strength of a password is that of its first 32 characters, so that a longer one costs no more to check', async () => {
    expect(await weakness(`${'password'.repeat(4)} kestrel 47 lantern`)).toBe('common')
    expect(await weakness(`${'password'.repeat(3)} kestrel 47 lantern`)).toBeUndefined()
  })
})
