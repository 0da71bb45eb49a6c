import type { RecoveryTexts } from '../translation.ts'

export const recovery: RecoveryTexts = {
  recovery: {
    title: 'Forgotten password',
    text: 'Enter your username or email address. We will send you a link to choose a new password.',
    account: 'Username or email address',
    accountRequired: 'Enter your username or email address.',
    send: 'Send the link',
    sent: 'If there is an account for what you entered, an email is on its way. It contains your username and a link that is valid for one hour.',
    notThere: 'Nothing there? Have a look in your spam folder too.',
    failed: 'Your request could not be sent. Try again in a moment.',
    askShop: 'Contact the shop with your username or email address: they can give you a link to choose a new password.',
    mailBody: 'My account: {name}',
    back: 'Back to signing in',
    newTitle: 'Choose a new password',
    newText: 'Two to twenty characters. The other sessions of your account will be ended.',
    newPassword: 'New password',
    save: 'Save the password',
    saveFailed: 'The password could not be saved. Try again in a moment.',
    doneTitle: 'Your password is saved',
    done: 'You are signed in on this device.',
    toCollages: 'See my collages',
    spentTitle: 'This link is no longer valid',
    spent: 'A link is valid for one hour and works once. Once one is used, none of the others work.',
  },
}
