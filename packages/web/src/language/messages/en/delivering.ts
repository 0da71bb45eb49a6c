import type { DeliveringTexts } from '../translation.ts'

export const delivering: DeliveringTexts = {
  delivery: {
    heading: 'Delivery',
    ways: {
      pickup: 'Collect from the print studio',
      post: 'Send by post',
    },
    about: {
      pickup: 'You come and fetch your collage',
      post: 'We send your collage to your address',
    },
    days: '{from, number} to {to, number} working days',
    daysExactly: '{count, plural, one {# working day} other {# working days}}',
    free: 'Free',
    notIncluded: 'Not included',
    fields: {
      name: 'First and last name',
      street: 'Street and number',
      street2: 'Second address line (optional)',
      postcode: 'Postcode',
      city: 'Town or city',
      country: 'Country',
      phone: 'Telephone (optional)',
    },
    chooseCountry: 'Choose a country',
    phoneHint: 'To reach you if there is a question.',
    missing: {
      name: 'Enter your first and last name.',
      street: 'Enter street and number.',
      postcode: 'Enter the postcode.',
      city: 'Enter the town or city.',
      country: 'Choose a country.',
    },
    tooLong: 'Too long: use at most {most, number} characters.',
    unreadable: 'There is an invisible character here. Type this field again.',
    notServed: 'We do not send to this country. Choose another one.',
    notAPhone: 'Enter a telephone number, or leave this field empty.',
    changed: 'Delivery has changed in the meantime. Check your choice, then confirm the order.',
    payment:
      'You pay nothing on this page. The print studio will write to the e-mail address of your account about payment.',
    contact: 'Any questions?',
    sentTo: 'Delivery address',
    erased: 'The address has been erased: this order was completed long ago.',
    stepsHeading: 'What happens next',
    steps: {
      placed: 'Order received',
      prepared: 'Preparation for printing',
      printed: 'Printing',
    },
    handed: {
      pickup: 'Collection at the print studio',
      post: 'Shipping',
    },
    stepDone: 'Done:',
    stepCurrent: 'Now:',
    waiting: {
      state: 'Ready to collect',
      note: 'Your collage is waiting for you at the print studio.',
      title: 'Your order is waiting for you',
    },
    print: 'Print this page',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'The address could not be copied. Select it and copy it yourself.',
  },
}
