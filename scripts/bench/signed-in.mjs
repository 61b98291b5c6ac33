/** Signs in everything that a page or context opens from now on, by token. */
export const signIn = (opener, token) =>
  opener.addInitScript((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('isLoginSuccessful', 'true')
  }, token)
