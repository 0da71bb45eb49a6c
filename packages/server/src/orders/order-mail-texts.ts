import type { Localised } from '@collagerie/core/catalogue'

type Told<Value> = Readonly<Record<'ordered' | 'shipped' | 'cancelled', Value>>

export interface OrderMailTexts {
  /** Each contains `{number}`, the order's number. */
  readonly subjects: Told<string>
  readonly news: Told<string>
  /** Replaces `shipped` if the customer picks the piece up. */
  readonly waiting: { readonly subject: string; readonly news: string }
  readonly number: string
  readonly piece: string
  readonly size: string
  readonly material: string
  readonly pages: string
  readonly price: string
  readonly delivery: string
  /** The price of a free delivery. */
  readonly free: string
  readonly total: string
  readonly see: string
}

/** Sent as they stand, so they contain their typographic marks. */
export const ORDER_MAIL_TEXTS: Localised<OrderMailTexts> = {
  fr: {
    subjects: {
      ordered: 'Votre commande {number} est enregistrée',
      shipped: 'Votre commande {number} est en route',
      cancelled: 'Votre commande {number} est annulée',
    },
    news: {
      ordered: 'Merci, votre commande est bien enregistrée. Nous préparons votre collage pour l’impression.',
      shipped: 'Votre collage est imprimé et en route vers vous.',
      cancelled:
        'Votre commande est annulée : elle ne sera pas imprimée. Votre collage reste enregistré dans votre compte. Pour toute question, répondez à ce message.',
    },
    waiting: {
      subject: 'Votre commande {number} vous attend',
      news: 'Votre collage est imprimé et vous attend à l’atelier.',
    },
    number: 'Numéro de commande',
    piece: 'Collage',
    size: 'Format',
    material: 'Support',
    pages: 'Pages',
    price: 'Prix',
    delivery: 'Livraison',
    free: 'Gratuit',
    total: 'Total',
    see: 'Voir votre commande',
  },
  nl: {
    subjects: {
      ordered: 'Uw bestelling {number} is ontvangen',
      shipped: 'Uw bestelling {number} is onderweg',
      cancelled: 'Uw bestelling {number} is geannuleerd',
    },
    news: {
      ordered: 'Bedankt, we hebben uw bestelling ontvangen. We maken uw collage klaar voor de druk.',
      shipped: 'Uw collage is gedrukt en naar u onderweg.',
      cancelled:
        'Uw bestelling is geannuleerd: ze wordt niet gedrukt. Uw collage blijft in uw account staan. Hebt u vragen? Beantwoord dan dit bericht.',
    },
    waiting: {
      subject: 'Uw bestelling {number} ligt klaar',
      news: 'Uw collage is gedrukt en ligt voor u klaar bij de drukkerij.',
    },
    number: 'Bestelnummer',
    piece: 'Collage',
    size: 'Formaat',
    material: 'Materiaal',
    pages: 'Pagina’s',
    price: 'Prijs',
    delivery: 'Levering',
    free: 'Gratis',
    total: 'Totaal',
    see: 'Uw bestelling bekijken',
  },
  en: {
    subjects: {
      ordered: 'We have received your order {number}',
      shipped: 'Your order {number} is on its way',
      cancelled: 'Your order {number} has been cancelled',
    },
    news: {
      ordered: 'Thank you, we have received your order. We are preparing your collage for printing.',
      shipped: 'Your collage has been printed and is on its way to you.',
      cancelled:
        'Your order has been cancelled and will not be printed. Your collage is still in your account. If you have any questions, reply to this message.',
    },
    waiting: {
      subject: 'Your order {number} is waiting for you',
      news: 'Your collage has been printed and is waiting for you at the print studio.',
    },
    number: 'Order number',
    piece: 'Collage',
    size: 'Size',
    material: 'Material',
    pages: 'Pages',
    price: 'Price',
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    see: 'See your order',
  },
  de: {
    subjects: {
      ordered: 'Ihre Bestellung {number} ist eingegangen',
      shipped: 'Ihre Bestellung {number} ist unterwegs',
      cancelled: 'Ihre Bestellung {number} ist storniert',
    },
    news: {
      ordered: 'Vielen Dank, Ihre Bestellung ist eingegangen. Wir bereiten Ihre Collage für den Druck vor.',
      shipped: 'Ihre Collage ist gedruckt und auf dem Weg zu Ihnen.',
      cancelled:
        'Ihre Bestellung ist storniert und wird nicht gedruckt. Ihre Collage bleibt in Ihrem Konto gespeichert. Bei Fragen antworten Sie auf diese Nachricht.',
    },
    waiting: {
      subject: 'Ihre Bestellung {number} liegt bereit',
      news: 'Ihre Collage ist gedruckt und liegt in der Druckerei für Sie bereit.',
    },
    number: 'Bestellnummer',
    piece: 'Collage',
    size: 'Format',
    material: 'Material',
    pages: 'Seiten',
    price: 'Preis',
    delivery: 'Lieferung',
    free: 'Kostenlos',
    total: 'Gesamt',
    see: 'Bestellung ansehen',
  },
  it: {
    subjects: {
      ordered: 'Abbiamo ricevuto il tuo ordine {number}',
      shipped: 'Il tuo ordine {number} è in viaggio',
      cancelled: 'Il tuo ordine {number} è annullato',
    },
    news: {
      ordered: 'Grazie, abbiamo ricevuto il tuo ordine. Prepariamo il collage per la stampa.',
      shipped: 'Il collage è stampato e in viaggio verso di te.',
      cancelled:
        'L’ordine è annullato e non verrà stampato. Il collage resta salvato nel tuo account. Per qualsiasi domanda, rispondi a questo messaggio.',
    },
    waiting: {
      subject: 'Il tuo ordine {number} ti aspetta',
      news: 'Il collage è stampato e ti aspetta in stamperia.',
    },
    number: 'Numero d’ordine',
    piece: 'Collage',
    size: 'Formato',
    material: 'Materiale',
    pages: 'Pagine',
    price: 'Prezzo',
    delivery: 'Consegna',
    free: 'Gratis',
    total: 'Totale',
    see: 'Vedi il tuo ordine',
  },
  es: {
    subjects: {
      ordered: 'Hemos recibido tu pedido {number}',
      shipped: 'Tu pedido {number} está en camino',
      cancelled: 'Tu pedido {number} está cancelado',
    },
    news: {
      ordered: 'Gracias, hemos recibido tu pedido. Preparamos tu collage para la impresión.',
      shipped: 'Tu collage está impreso y de camino.',
      cancelled:
        'Tu pedido está cancelado y no se imprimirá. Tu collage sigue guardado en tu cuenta. Si tienes alguna pregunta, responde a este mensaje.',
    },
    waiting: {
      subject: 'Tu pedido {number} te espera',
      news: 'Tu collage está impreso y te espera en el taller.',
    },
    number: 'Número de pedido',
    piece: 'Collage',
    size: 'Tamaño',
    material: 'Material',
    pages: 'Páginas',
    price: 'Precio',
    delivery: 'Entrega',
    free: 'Gratis',
    total: 'Total',
    see: 'Ver tu pedido',
  },
}
