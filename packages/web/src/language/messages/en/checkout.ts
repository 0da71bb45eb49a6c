import type { Translation } from '../translation.ts'

export const checkout: Translation<'checkout'> = {
  heading: 'Your order',
  loading: 'Loading your order.',
  loadFailed: 'This page could not be loaded. Check your connection and try again.',
  signInTitle: 'Sign in to order',
  signIn: 'Your collage is saved. Sign in and your order continues here.',
  notFoundTitle: 'This collage cannot be found',
  notFound: 'It may have been deleted, or the address is incomplete. Your saved collages are in ‘My collages’.',
  goneTitle: 'This design is no longer offered',
  gone: 'This collage cannot be ordered as it is. Make a new one from another design.',
  tooLargeTitle: 'Too large for one order',
  tooLarge:
    'This collage has more pages or a larger area than we can print in one order. Remove pages or choose a smaller size, then order.',
  toOverview: 'See your collages',
  chooseMaterial: 'Choose a material',
  materialMissing: 'Choose a material to continue.',
  frozen: 'For this order we keep your collage as you see it. You can continue to edit it: the order does not change.',
  textUnwritten:
    'A text of your collage has not been written yet. Without it, its space stays empty on the printed collage.',
  confirm: 'Confirm the order',
  confirming: 'Placing your order.',
  failed: 'The order could not be placed. Try again: it will only be placed once.',
  thanksTitle: 'Thank you, your order has been placed',
  thanks: 'Keep this number: it is all that is needed to find your order.',
  number: 'Order number',
  orderedOn: 'Ordered on',
  finish: 'Finish',
  orderMissingTitle: 'This order cannot be found',
  orderMissing: 'Check the number in the address of the page.',
}
