/** What a page or context opens from now on is opened by the person of a token. */
export const signIn = (opener, token) =>
  opener.addInitScript((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('isLoginSuccessful', 'true')
  }, token)
