import type { Translation } from '../translation.ts'

export const order: Translation<'order'> = {
  state: 'Order status',
  states: {
    ordered: 'Received',
    rendering: 'In preparation',
    ready: 'Ready to print',
    failed: 'Being checked',
    shipped: 'Shipped',
    cancelled: 'Cancelled',
  },
  percent: '{progress} %',
  notes: {
    ordered: 'We will soon prepare your print file.',
    rendering: 'Print file: {progress} %',
    ready: 'Your print file is ready. The print studio takes over from here.',
    failed:
      'Your order has safely arrived. The print studio is checking its print file: there is nothing for you to do.',
    shipped: 'Your collage is on its way.',
    cancelled: 'It will not be printed. Your collage stays in ‘My collages’.',
  },
  titles: {
    shipped: 'Your order is on its way',
    cancelled: 'This order has been cancelled',
  },
}
