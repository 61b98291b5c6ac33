import { expect, it } from 'vitest'
import { LOGIN_DISPOSABLE_DOMAINS } from '#src/domain/email.ts'
import { isDisposableEmail } from './disposable-domains.ts'

it('the check for disposable mailboxes refuses everything that the forms refuse, and more', () => {
  for (const domain of LOGIN_DISPOSABLE_DOMAINS) expect(isDisposableEmail(`ada@${domain}`)).toBe(true)
  expect(isDisposableEmail('ada@spam4.me')).toBe(true)
  expect(isDisposableEmail('ada@any.Mailsac.com')).toBe(true)
})

it.each(['gmail.com', 'example.com', 'mail.com', 'outlook.com', 'proton.me'])(
  'the check for disposable mailboxes accepts %s',
  (domain) => expect(isDisposableEmail(`ada@${domain}`)).toBe(false),
)
